/** The deepest nesting of elements; real banks are far below. */
export const maxDepth = 60

/** An element of XML or HTML with its children in order; `line` counts from 1 in its file. */
export interface Markup {
  /** The local name, without a prefix. */
  name: string
  attributes: Readonly<Record<string, string>>
  children: (Markup | string)[]
  line: number
}

export const isMarkup = (child: Markup | string): child is Markup => typeof child !== 'string'

/** Returns the child elements of an element: all of them, or only those with the given names. */
export const findElements = ({ children }: Markup, ...names: string[]): Markup[] =>
  children.filter(isMarkup).filter(({ name }) => names.length === 0 || names.includes(name))

/** Returns the first child element with a name. */
export const childOf = (element: Markup | undefined, name: string): Markup | undefined =>
  element && findElements(element, name)[0]

/** Returns all descendants with these names, in document order. */
export const findDescendants = (element: Markup, ...names: string[]): Markup[] =>
  findElements(element).flatMap((child) => [
    ...(names.includes(child.name) ? [child] : []),
    ...findDescendants(child, ...names),
  ])

/** Returns the raw text of an element and its descendants. */
export const rawText = (element: Markup | undefined): string =>
  element?.children.map((child) => (isMarkup(child) ? rawText(child) : child)).join('') ?? ''
