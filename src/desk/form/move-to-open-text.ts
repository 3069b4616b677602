const openTexts = '[data-open-text] :is(input, textarea, [contenteditable="true"])'

/** Moves the focus to the next text that is missing or older than its source; after the last text, to the first. */
export function moveToOpenText(): void {
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
}
