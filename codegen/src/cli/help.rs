//! What `--help` teaches beyond the options: when to use a command, and how.

pub(super) const OVERVIEW: &str = "\
One registry in, every artifact out, and a gate that holds.

A registry declares events, types and errors once; Cantus writes it out for every language. What it writes is \
committed, and `cantus check` fails when it is not what the registry says.";

pub(super) const OVERVIEW_EXAMPLES: &str = "\
A first day with Cantus:
  cantus init shop                 a project: registry, generated crate, page, gate
  cd shop && cantus check          nothing is wrong with it

Every other day:
  $EDITOR registry/contract/…      change the one place where an event is declared
  cantus sync-types                write every artifact that the change touches
  cantus check                     what CI runs: registry, artifacts, releases
  cantus explain stream.citation   what is this event, and when do I use it?

Exit codes: 0 nothing is wrong, 1 something was found, 2 the command could not run.";

pub(super) const SYNC_EXAMPLES: &str = "\
Examples:
  cantus sync-types           write what is not up to date, remove what nothing declares
  cantus sync-types --check   write nothing; name each difference, its cause, and the cure
  cantus sync-types --lock registry.lock.json --only typescript --out src/contract
                              from a lock alone: no project and no YAML is needed

Only files that bear the banner of Cantus are ever overwritten or removed. From a registry
with an error nothing is written at all.";

pub(super) const CHECK_EXAMPLES: &str = "\
Examples:
  cantus check                   everything: the gate for CI
  cantus check --format github   the same, as annotations beside the lines
  cantus check --only drift      is every artifact what the registry says?
  cantus check --only registry   is anything wrong with the declarations?
  cantus check --only compat     nothing to compare until a release exists

The causes of drift are stale, edited, missing, orphan, conflict and version;
`cantus explain stale` says more.";

pub(super) const EXPLAIN_EXAMPLES: &str = "\
Examples:
  cantus explain citation                    an event, by its name alone
  cantus explain stream.NormalizedCitation   a type, with its package
  cantus explain citation.block_index        a field
  cantus explain ResourceAction.moved        a member of an enum
  cantus explain stream_gap                  an error code
  cantus explain identifiers-meet            a finding";

pub(super) const PROTOCOL_CHECK_EXAMPLES: &str = "\
Examples:
  cantus protocol check stream.ndjson                    of the only package that has a protocol
  cantus protocol check stream.ndjson --package stream
  cantus protocol check tail.ndjson --joining            the file lacks the beginning of its stream
  tail -n 1000 events.log | cantus protocol check - --joining
  cantus protocol check stream.ndjson --lock FILE        from a lock alone: no project is needed

Each line is one document as it stood on the wire; empty lines are passed over. Where the envelope
is `none`, a line is `{\"event\": NAME, \"data\": PAYLOAD}`. A line that is no document of the package
is named and passed over; an event that is not declared breaks no rule. What is still owed when
the file ends is told at its last line.

`cantus explain already-open` says more of a kind of violation.";

pub(super) const INIT_EXAMPLES: &str = "\
What is made:
  cantus.toml, registry/contract/   what the project is, and a package with three events
  generated/                        all that is written from it; the crate round the Rust is yours
  web/                              a page that reads the stream, and what the compiler needs
  .github/workflows/cantus.yml      the gate in CI
  .githooks/pre-commit              the gate before a commit: git config core.hooksPath .githooks
  .gitattributes, .prettierignore   so that neither git nor formatters change what is generated

Examples:
  cantus init shop                            in a new folder, or in one that is there
  cantus init . --package orders              here, with a package of another name
  cantus init shop --cantus-path ../cantus    the crate and CI take cantus from a checkout
  cantus init shop --cantus-git URL           or from a repository

Nothing is ever overwritten: where one of these files is there already, all are named, the
exit code is 1, and nothing is made. The crate and the workflow ask for the version of cantus
that made them.";

pub(super) const NEW_EVENT_EXAMPLES: &str = "\
Examples:
  cantus new event order_paid                          into the only package
  cantus new event citation --package stream           into the file where its like stands
  cantus new event citation --package stream --file text.yaml
  cantus new event order_paid --summary \"An order was paid for.\"

The entry is put behind the last event of the file; comments and layout stay as they are. Without
`--file` it goes where the file's name or other events begin with the same word, else to the only
file with events, else to a file of its own.

A name that is declared already, that meets another in generated code, that was removed, or that
is not cased as the package asks, is refused: then the exit code is 1 and nothing is written.";

pub(super) const COVERAGE_EXAMPLES: &str = "\
Examples:
  cantus coverage                        all Rust source of the project
  cantus coverage service/src            one service
  cantus coverage --only events          neither members of families nor error codes
  cantus coverage --deny-unused          fail while something is used nowhere
  cantus coverage --format json          every use with its file, line and column

An event counts as
  derived      where a type has `#[event(stream::citation)]`
  constructed  where `Event::Citation` or `CitationPayload::new` stands in an expression
  sent         where `send_citation` is called
and what clients send, or what is deprecated, may be used nowhere.

Nothing is run or compiled. Names are followed through the `use` declarations of their file, with
their renames; macros are read as far as they look like Rust. Not seen is what a macro or a build
script writes, a type that another crate gives a place of its own without being looked through
too, and which of two packages a `send_…` of one name belongs to: it counts for both. Code for
tests is passed over, and so is what is generated, hidden, or below `target` and `node_modules`.
Files that cannot be read or parsed are named.";

pub(super) const POLICY_CHECK_EXAMPLES: &str = "\
Examples:
  cantus policy check gate.yaml                        rules of the only policy there is
  cantus policy check gate.toml --policy gateway.ToolPolicy
  cantus policy check gate.yaml --lock registry.lock.json
                                                       where neither project nor YAML is at hand
  cantus policy check gate.yaml --format github        beside the lines of a pull request

Found are keys, actions and values that the policy does not have, globs that are none, rules that
no request reaches since an earlier one takes them all, and rules that never match; each with its
line and column. A service that loads the file finds the same.

Of several policies, the one is meant whose schema the file names in its first lines, such as
  # yaml-language-server: $schema=schemas/gateway.ToolPolicy.policy.schema.json";

pub(super) const POLICY_TEST_EXAMPLES: &str = "\
Examples:
  cantus policy test gate.yaml --request '{\"tool\": \"issues.create\"}'
                                     what is decided, and why no earlier rule decided
  cantus policy test gate.yaml --request '{tool: issues.create}' --format json
  cantus policy test gate.yaml --table gate.cases.yaml

A table is a list of cases; what a case does not say is free:
  - {request: {tool: issues.create}, action: allow, rule: 0}
  - {request: {tool: delete}, action: deny, rule: null, error: POLICY_DENIED}

Rules count from 0; `rule: null` says that none matches and the default decides. A case that is
decided otherwise is an error at its line, and the exit code is 1.";

pub(super) const CONFIG_CHECK_EXAMPLES: &str = "\
Examples:
  cantus config check gateway.yaml                       settings of the only config there is
  cantus config check gateway.toml --config gateway.GatewayConfig
  cantus config check gateway.yaml --preset safe         as if the file chose this preset
  cantus config check gateway.yaml --without-environment where its variables are not set
  cantus config check gateway.yaml --lock registry.lock.json
                                                         where neither project nor YAML is at hand
  cantus config check gateway.yaml --format github       beside the lines of a pull request

Found are keys that the config does not have, keys that are missing, values that may not stand
where they do, presets that are not there, and references to variables that are not set; each with
its line and column. A service that loads the file finds the same. Values that protect less than
their defaults do are warnings.

Of several configs, the one is meant whose schema the file names in its first lines, such as
  # yaml-language-server: $schema=schemas/gateway.GatewayConfig.config.schema.json";

pub(super) const CONFIG_EFFECTIVE_EXAMPLES: &str = "\
Examples:
  cantus config effective gateway.yaml                   everything that holds, as YAML
  cantus config effective gateway.yaml --preset safe     what would hold with this preset
  cantus config effective gateway.yaml --format json     the same, with origins by JSON pointer

Behind each value stands who gave it: its place in the file, a preset, variables of the
environment, or the default. For each top-level key the file counts before the preset and the
preset before the default; whoever says a key says the whole of it. What is more sensitive than
everybody may see is masked.";
