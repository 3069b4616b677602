import { focusField } from './focus-field.ts'

const pendingTexts = '[data-pending-text] :is(input, textarea, [contenteditable="true"])'

/**
 * Moves the focus to the next text that is missing or outdated, starting from the focused element. After the last
 * text, it continues with the first. Returns false if no text is pending.
 */
export function focusPendingText(): boolean {
  const all = [...document.querySelectorAll<HTMLElement>(pendingTexts)]
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

/** A text of the page: the path of its field, and whether it is missing or outdated. */
export interface FormText {
  path: string
  isPending: boolean
}

/**
 * Moves the focus to the next pending text of a list, which may be in a collapsed part. Returns false if no text is
 * pending.
 */
export function focusPendingTextOfList(texts: readonly FormText[]): boolean {
  const focused = texts.findIndex(({ path }) => document.activeElement?.id === `field-${path}`)
  const target =
    texts.slice(focused + 1).find(({ isPending }) => isPending) ?? texts.find(({ isPending }) => isPending)
  if (target) focusField(target.path)
  return target !== undefined
}
