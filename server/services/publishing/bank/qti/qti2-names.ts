import { isMarkupElement, type MarkupElement } from '../../markup/markup.ts'

const camel = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/**
 * Returns an element of QTI 3 with the names of version 2, so that one reader can read both versions: qti-item-body
 * becomes itemBody, and max-choices becomes maxChoices. HTML in the element stays unchanged.
 */
export function toQti2Names({ name, attributes, children, line }: MarkupElement): MarkupElement {
  const isQtiElement = name.startsWith('qti-')
  return {
    name: isQtiElement ? camel(name.slice('qti-'.length)) : name,
    attributes: isQtiElement
      ? Object.fromEntries(Object.entries(attributes).map(([key, value]) => [camel(key), value]))
      : attributes,
    children: children.map((child) => (isMarkupElement(child) ? toQti2Names(child) : child)),
    line,
  }
}
