import { atom } from 'nanostores'

/**
 * The path of the field that was requested last. The panel of the part that contains the field expands this part.
 */
export const $requestedField = atom<{ path: string } | undefined>(undefined)

/** The maximum number of animation frames to wait until a part is expanded and its controls are loaded. */
const mostFrames = 60

/** Returns the visible element that is closest to a path: its field, a field around it, or the panel of its list. */
function closestTo(steps: readonly string[]): HTMLElement | null {
  const lengths = steps.map((_, index) => steps.length - index)
  const fields = lengths.map((length) => `field-${steps.slice(0, length).join('.')}`)
  const panels = [...steps].reverse().map((step) => `section-${step}`)
  return [...fields, ...panels].map((id) => document.getElementById(id)).find((each) => each !== null) ?? null
}

/**
 * Moves the focus to the field of a path, and expands the part that contains it. If the field is not visible, the
 * focus moves to the closest visible field around it, else into the panel of its list.
 */
export function focusField(path: string): void {
  $requestedField.set({ path })
  let frames = 0
  const move = () => {
    const element = document.getElementById(`field-${path}`)
    frames += 1
    if (!element && frames < mostFrames && isPartOpening(path)) requestAnimationFrame(move)
    else focusOn(element ?? closestTo(path.split('.')))
  }
  move()
}

/** The elements of a panel that can get the focus, the most suitable first: a missing text, an input, a button. */
const focusable = [
  '[data-pending-text] :is(input, textarea, [contenteditable="true"])',
  ':is(input, select, textarea, [contenteditable="true"])',
  'button',
]

function focusOn(element: HTMLElement | null): void {
  const isPanel = element?.id.startsWith('section-')
  element?.scrollIntoView({ block: isPanel ? 'start' : 'center' })
  const target = element?.matches('[id^="section-"], [role="group"]')
    ? focusable.map((each) => element?.querySelector<HTMLElement>(each)).find(Boolean)
    : element
  target?.focus()
}

/**
 * Returns the position in a list of the part that contains a path; undefined if the list does not contain the path.
 * For the list 'chapters', the position is 0 for 'chapters.0.video' and 'texts.de.chapters.0.name'.
 */
export function partIndexOfPath(path: string, list: string): number | undefined {
  const steps = path.split('.')
  const [name, position] = steps.slice(steps[0] === 'texts' ? 2 : 0)
  return name === list && /^\d+$/.test(position ?? '') ? Number(position) : undefined
}

/**
 * Whether the field is in a part whose panel is on the page, so that the field appears when the part is expanded.
 */
const isPartOpening = (path: string): boolean =>
  path
    .split('.')
    .some(
      (step) =>
        partIndexOfPath(path, step) !== undefined && document.getElementById(`section-${step}`) !== null,
    )
