/** How deep elements may lie in each other: no bank comes near. */
export const deepest = 60

/** An element of XML or HTML with what is in it, in order; `line` counts from 1 in its file. */
export interface Markup {
  /** The name without a prefix, as it stands there. */
  name: string
  attributes: Readonly<Record<string, string>>
  children: (Markup | string)[]
  line: number
}

export const isMarkup = (child: Markup | string): child is Markup => typeof child !== 'string'

/** The elements right in another, of these names or all. */
export const findElements = ({ children }: Markup, ...names: string[]): Markup[] =>
  children.filter(isMarkup).filter(({ name }) => names.length === 0 || names.includes(name))

/** The first element right in another of this name. */
export const childOf = (element: Markup | undefined, name: string): Markup | undefined =>
  element && findElements(element, name)[0]

/** All elements of these names below another, in their order. */
export const below = (element: Markup, ...names: string[]): Markup[] =>
  findElements(element).flatMap((child) => [
    ...(names.includes(child.name) ? [child] : []),
    ...below(child, ...names),
  ])

/** The text in an element and all below, as it stands there. */
export const rawText = (element: Markup | undefined): string =>
  element?.children.map((child) => (isMarkup(child) ? rawText(child) : child)).join('') ?? ''
