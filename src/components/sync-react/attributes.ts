import { UnsupportedElementError } from './unsupported-element-error.ts'

/** The kind of an attribute: `flag` is boolean, `address` is a URL, `none` is not rendered. */
type Kind = 'text' | 'flag' | 'address' | 'none'

interface Attribute {
  name: string
  kind: Kind
}

const knownAttributes = new Map<string, Attribute>([
  ['className', { name: 'class', kind: 'text' }],
  ['dateTime', { name: 'dateTime', kind: 'text' }],
  ['ref', { name: 'ref', kind: 'none' }],
  ['href', { name: 'href', kind: 'address' }],
  ['src', { name: 'src', kind: 'address' }],
  ...['disabled', 'hidden', 'open'].map((name): [string, Attribute] => [name, { name, kind: 'flag' }]),
  ...`alt decoding dir height id lang loading max name preserveAspectRatio role sizes srcSet title type value viewBox width`
    .split(' ')
    .map((name): [string, Attribute] => [name, { name, kind: 'text' }]),
])

/** Returns how an attribute is written: data and ARIA attributes are texts, and event handlers are not rendered. */
function attributeOf(name: string): Attribute {
  const found = knownAttributes.get(name)
  if (found) return found
  const kind = /^(data|aria)-[a-z-]+$/.test(name) ? 'text' : /^on[A-Z]/.test(name) ? 'none' : undefined
  if (!kind) throw new UnsupportedElementError(`The attribute ${name}`)
  knownAttributes.set(name, { name, kind })
  return { name, kind }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** Escapes a text as React does, in elements and in attributes. */
export const escapeReactText = (text: string): string =>
  /["'&<>]/.test(text) ? text.replace(/["'&<>]/g, (sign) => entities[sign] as string) : text

/** Matches URLs that cannot be scripts; React sanitises the others. */
const safeAddress = /^(https?:|mailto:|tel:|data:|[/#?])/

/** Returns an attribute with a leading space. `value` is neither null nor undefined. */
export function renderAttribute(prop: string, value: unknown): string {
  const { name, kind } = attributeOf(prop)
  if (kind === 'none') return ''
  if (kind === 'flag' && typeof value === 'boolean') return value ? ` ${name}=""` : ''
  if (typeof value === 'boolean' && name.includes('-')) return ` ${name}="${value}"`
  if (typeof value === 'number') return ` ${name}="${value}"`
  if (typeof value !== 'string' || (kind === 'address' && !safeAddress.test(value)))
    throw new UnsupportedElementError(`The value of ${prop}`)
  return ` ${name}="${escapeReactText(value)}"`
}

/** Returns an attribute of a custom element, which allows any name; only text values are supported. */
export function renderCustomElementAttribute(prop: string, value: unknown): string {
  if (typeof value !== 'string' || !/^[a-zA-Z-]+$/.test(prop))
    throw new UnsupportedElementError(`The value of ${prop}`)
  return ` ${prop === 'className' ? 'class' : prop}="${escapeReactText(value)}"`
}
