/** The maximum depth of nested elements; real question banks are far below. */
export const maxMarkupDepth = 60

/** An element of XML or HTML with its children in order; `line` counts from 1 in its file. */
export interface MarkupElement {
  /** The local name of the element, without a namespace prefix. */
  name: string
  attributes: Readonly<Record<string, string>>
  children: (MarkupElement | string)[]
  line: number
}

export const isMarkupElement = (child: MarkupElement | string): child is MarkupElement =>
  typeof child !== 'string'

/** Returns the child elements of an element: all of them, or only those with the given names. */
export const findElements = ({ children }: MarkupElement, ...names: string[]): MarkupElement[] =>
  children.filter(isMarkupElement).filter(({ name }) => names.length === 0 || names.includes(name))

/** Returns the first child element with a name, or undefined. */
export const childElementOf = (element: MarkupElement | undefined, name: string): MarkupElement | undefined =>
  element && findElements(element, name)[0]

/** Returns all descendants with these names, in document order. */
export const findDescendants = (element: MarkupElement, ...names: string[]): MarkupElement[] =>
  findElements(element).flatMap((child) => [
    ...(names.includes(child.name) ? [child] : []),
    ...findDescendants(child, ...names),
  ])

/** Returns the raw text of an element and its descendants. */
export const rawTextOf = (element: MarkupElement | undefined): string =>
  element?.children.map((child) => (isMarkupElement(child) ? rawTextOf(child) : child)).join('') ?? ''
