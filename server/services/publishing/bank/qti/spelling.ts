import { isMarkup, type Markup } from '../../markup/markup.ts'

const camel = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/**
 * An element of QTI 3 with the names of version 2, so that one reading serves both: qti-item-body becomes itemBody,
 * max-choices maxChoices. HTML in it stays as it is.
 */
export function spelledAs2({ name, attributes, children, line }: Markup): Markup {
  const own = name.startsWith('qti-')
  return {
    name: own ? camel(name.slice('qti-'.length)) : name,
    attributes: own
      ? Object.fromEntries(Object.entries(attributes).map(([key, value]) => [camel(key), value]))
      : attributes,
    children: children.map((child) => (isMarkup(child) ? spelledAs2(child) : child)),
    line,
  }
}
