/** Moves the focus to the field of a path. If the field is not shown, to the closest field around it that is shown, else to its panel. */
export function showField(path: string): void {
  const steps = path.split('.')
  for (let length = steps.length; length > 0; length -= 1) {
    const element = document.getElementById(`field-${steps.slice(0, length).join('.')}`)
    if (!element) continue
    element.scrollIntoView({ block: 'center' })
    element.focus()
    return
  }
  document.getElementById(`section-${steps[0]}`)?.scrollIntoView({ block: 'start' })
}
