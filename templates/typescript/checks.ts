/**
 * The checks behind the guards, parsers and constructors of package `{{ package }}`. Import its events file instead.
 */

import * as cantus from './cantus{{ suffix }}';
{%- for import in imports %}
import { {{ import.names.join(", ") }} } from './{{ import.file }}{{ suffix }}';
{%- endfor %}
