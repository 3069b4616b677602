/**
 * Removes the focus from the field in which the user types, so that single keys are shortcuts again. Returns false
 * if no such field has the focus.
 */
export function blurField(): boolean {
  const { activeElement } = document
  const isField =
    activeElement instanceof HTMLElement &&
    activeElement.matches('input, textarea, select, [contenteditable=true]')
  if (isField) activeElement.blur()
  return isField
}
