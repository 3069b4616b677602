import { type ClassValue, clsx } from 'clsx'
import { emptyHtml, Html } from './html.ts'

/** How an attribute is written: `flag` stands or is left out, `maybe` does so for true and false alone. */
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

/** Refuses what Astro has rules of its own for that no page needs, and names that would end a tag. */
function kindOf(name: string): Kind {
  const known = kinds.get(name)
  if (known) return known
  if (/[\s"'>/=]/.test(name) || /^(set:|style$|className$|popover$|children$)/.test(name))
    throw new Error(`The attribute "${name}" can't stand in a page (src/renderer/sync-runtime)`)
  const kind = flags.has(name.toLowerCase()) ? 'flag' : 'text'
  kinds.set(name, kind)
  return kind
}

function quoted(value: unknown): string {
  const text = String(value)
  return text.includes('&') || text.includes('"')
    ? text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
    : text
}

function attribute(value: unknown, name: string, ofCustomElement: boolean): string {
  if (value === undefined || value === null) return ''
  const kind = kindOf(name)
  if (kind === 'list') {
    const classes = quoted(clsx(value as ClassValue))
    return classes === '' ? '' : ` class="${classes}"`
  }
  if (kind === 'flag' || (kind === 'maybe' && typeof value === 'boolean')) {
    if (ofCustomElement) return ` ${name}="${quoted(value)}"`
    return value ? ` ${name}` : ''
  }
  return value === '' ? ` ${name}` : ` ${name}="${quoted(value)}"`
}

/** The attributes of an element of this name, each with a blank before it. */
export function attributesOf(values: Readonly<Record<string, unknown>>, element: string): string {
  const custom = element.includes('-')
  let markup = ''
  for (const name of Object.keys(values)) markup += attribute(values[name], name, custom)
  return markup
}

/** `name={value}` on an element. */
export function addAttribute(value: unknown, name: string): Html {
  const markup = attribute(value, name, false)
  return markup === '' ? emptyHtml : new Html(markup)
}

/** `{...values}` on an element. */
export const spreadAttributes = (values: Readonly<Record<string, unknown>> = {}, element = ''): Html =>
  new Html(attributesOf(values, element))
