import { createElement, Fragment, type ReactNode } from 'react'

const elements = new Set(['p', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'a'])

/**
 * Returns the nodes of a rich text as React elements. Elements that pages do not support are replaced by their
 * content, links become `span` elements, and all attributes are omitted.
 */
function nodesOf(parent: Node): ReactNode[] {
  return [...parent.childNodes].map((node, index) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent
    if (!(node instanceof HTMLElement)) return null
    const name = node.localName
    const children = nodesOf(node)
    // biome-ignore lint/suspicious/noArrayIndexKey: nodes of a text have no other identity
    if (!elements.has(name)) return <Fragment key={index}>{children}</Fragment>
    if (name === 'br') return createElement('br', { key: index })
    return createElement(
      name === 'a' ? 'span' : name,
      { key: index, ...(name === 'a' && { className: 'link' }) },
      ...children,
    )
  })
}

/** Returns a rich text as React elements; never sets HTML directly, so that no script can run. */
export function parseRichText(html: string): ReactNode {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return <>{nodesOf(body)}</>
}
