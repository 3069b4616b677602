import { Fragment, isValidElement, type ReactElement } from 'react'
import { escapeReactText, renderAttribute, renderCustomElementAttribute } from './attributes.ts'
import { UnsupportedElementError } from './unsupported-element-error.ts'

type Props = Readonly<Record<string, unknown>>

/** Elements that React renders by special rules. */
const special = new Set(
  'select option textarea input form menuitem object title link script style meta listing pre head body html'.split(
    ' ',
  ),
)

/** Void elements. */
const empty = new Set('area base br col embed hr img source track wbr'.split(' '))

/** Returns the markup of a React node, as React renders it without hydration. */
export function markupOfNode(node: unknown): string {
  if (typeof node === 'string') return escapeReactText(node)
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (typeof node === 'number') return String(node)
  if (Array.isArray(node)) {
    let markup = ''
    for (const each of node) markup += markupOfNode(each)
    return markup
  }
  if (isValidElement(node)) return renderElement(node as ReactElement<Props>)
  throw new UnsupportedElementError('What is no element')
}

function renderElement({ type, props }: ReactElement<Props>): string {
  if (typeof type === 'string') return renderTag(type, props)
  if (typeof type === 'function' && !type.prototype?.isReactComponent)
    return markupOfNode((type as (props: Props) => unknown)(props))
  if (type === Fragment) return markupOfNode(props.children)
  throw new UnsupportedElementError('A kind of component')
}

function renderTag(tag: string, props: Props): string {
  if (isSpecial(tag, props)) throw new UnsupportedElementError(`<${tag}>`)
  const write = tag.includes('-') ? renderCustomElementAttribute : renderAttribute
  let attributes = ''
  for (const name in props) {
    const value = props[name]
    if (value !== null && value !== undefined && name !== 'children' && name !== inner)
      attributes += write(name, value)
  }
  return empty.has(tag) ? `<${tag}${attributes}/>` : `<${tag}${attributes}>${renderChildren(props)}</${tag}>`
}

const inner = 'dangerouslySetInnerHTML'

function renderChildren({ [inner]: html, children }: Props): string {
  return html ? String((html as { __html: unknown }).__html ?? '') : markupOfNode(children)
}

/**
 * Whether React renders an element by special rules: React preloads images that are not lazy, and moves the `name`
 * of a button to the end.
 */
const isSpecial = (tag: string, { name, loading }: Props): boolean =>
  special.has(tag) || (tag === 'button' && name !== undefined) || (tag === 'img' && loading !== 'lazy')
