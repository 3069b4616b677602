import { type ClassValue, clsx } from 'clsx'
import { emptyHtml, Html } from './html.ts'

/**
 * The kind of an attribute: `flag` is present or absent; `maybe` is present or absent for true and false, and has a
 * value otherwise.
 */
type Kind = 'text' | 'flag' | 'maybe' | 'list'

const flags = new Set(
  `allowfullscreen async autofocus autoplay checked controls default defer disabled disablepictureinpicture
  disableremoteplayback formnovalidate inert loop muted nomodule novalidate open playsinline readonly required reversed
  scoped seamless selected itemscope`.split(/\s+/),
)

const kinds = new Map<string, Kind>([
  ['class:list', 'list'],
  ['download', 'maybe'],
  ['hidden', 'maybe'],
])

/**
 * Returns the kind of an attribute. Throws for attributes to which Astro applies special rules that no page needs,
 * and for names that would end a tag.
 */
function kindOf(name: string): Kind {
  const known = kinds.get(name)
  if (known) return known
  if (/[\s"'>/=]/.test(name) || /^(set:|style$|className$|popover$|children$)/.test(name))
    throw new Error(`The attribute "${name}" is not supported in a page (src/renderer/sync-runtime)`)
  const kind = flags.has(name.toLowerCase()) ? 'flag' : 'text'
  kinds.set(name, kind)
  return kind
}

function escapeAttribute(value: unknown): string {
  const text = String(value)
  return text.includes('&') || text.includes('"')
    ? text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
    : text
}

function attribute(value: unknown, name: string, isOnCustomElement: boolean): string {
  if (value === undefined || value === null) return ''
  const kind = kindOf(name)
  if (kind === 'list') {
    const classes = escapeAttribute(clsx(value as ClassValue))
    return classes === '' ? '' : ` class="${classes}"`
  }
  if (kind === 'flag' || (kind === 'maybe' && typeof value === 'boolean')) {
    if (isOnCustomElement) return ` ${name}="${escapeAttribute(value)}"`
    return value ? ` ${name}` : ''
  }
  return value === '' ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`
}

/** Returns the attributes of an element with this name, each preceded by a space. */
export function attributesOf(values: Readonly<Record<string, unknown>>, element: string): string {
  const custom = element.includes('-')
  let markup = ''
  for (const name of Object.keys(values)) markup += attribute(values[name], name, custom)
  return markup
}

/** Renders `name={value}` on an element. */
export function addAttribute(value: unknown, name: string): Html {
  const markup = attribute(value, name, false)
  return markup === '' ? emptyHtml : new Html(markup)
}

/** Renders `{...values}` on an element. */
export const spreadAttributes = (values: Readonly<Record<string, unknown>> = {}, element = ''): Html =>
  new Html(attributesOf(values, element))
