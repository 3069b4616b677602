import { showField } from './show-field.ts'

const openTexts = '[data-open-text] :is(input, textarea, [contenteditable="true"])'

/**
 * Moves the focus to the next text that is missing or older than its source, from the focus on; after the last one, to the first.
 * Returns false if no text is open.
 */
export function moveToOpenText(): boolean {
  const all = [...document.querySelectorAll<HTMLElement>(openTexts)]
  const { activeElement } = document
  const next = all.find(
    (each) =>
      activeElement !== null &&
      Boolean(activeElement.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING),
  )
  const target = next ?? all[0]
  target?.focus()
  target?.scrollIntoView({ block: 'center' })
  return target !== undefined
}

/** A text of the page: the path of its field, and whether it is to be written. */
export interface ShownText {
  path: string
  isOpen: boolean
}

/** Moves the focus to the next open text of a list, which may be in a part that is closed. Returns false if no text is open. */
export function moveToOpenTextOf(texts: readonly ShownText[]): boolean {
  const focused = texts.findIndex(({ path }) => document.activeElement?.id === `field-${path}`)
  const target = texts.slice(focused + 1).find(({ isOpen }) => isOpen) ?? texts.find(({ isOpen }) => isOpen)
  if (target) showField(target.path)
  return target !== undefined
}
