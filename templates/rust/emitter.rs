/// Sends the events of `{{ package }}`, each by its name: stands on everything that accepts them.
pub trait {{ ident }}: cantus::Emitter<Event> {
{%- for method in methods %}
{%- if !loop.first %}
{% endif %}
{%- for line in method.docs %}
    /// {{ line }}
{%- endfor %}
{%- if let Some(deprecated) = method.deprecated %}
    {{ deprecated }}
{%- endif %}
    fn {{ method.ident }}(&mut self{{ method.parameters }}) -> {{ result }}<(), cantus::EmitError> {
        self.send(&{{ method.event }})
    }
{%- endfor %}
}

impl<E: cantus::Emitter<Event> + ?Sized> {{ ident }} for E {}
