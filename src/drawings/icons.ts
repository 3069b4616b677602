/** Icons on a 24 px grid, drawn with a line of currentColor (class `i`). */
export const icons = {
  chevronDown: '<path d="m6 9 6 6 6-6"/>',
  chevronRight: '<path d="m9 5 7 7-7 7"/>',
  chevronLeft: '<path d="m15 5-7 7 7 7"/>',
  globe:
    '<circle cx="12" cy="12" r="8.5"/><path d="M3.5 12h17M12 3.5c3 2.6 3 14.4 0 17M12 3.5c-3 2.6-3 14.4 0 17"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  close: '<path d="m6 6 12 12M18 6 6 18"/>',
  person: '<circle cx="12" cy="8.5" r="4"/><path d="M4.5 20c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5"/>',
  clock: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7.5V12l3 2"/>',
  credit: '<circle cx="12" cy="15" r="5.5"/><path d="M9.5 10 6 3.5h4l2 4 2-4h4L14.5 10"/>',
  tick: '<path d="m5 12.5 4.5 4.5L19 7.5"/>',
  lock: '<rect x="5" y="11" width="14" height="9" rx="1.5"/><path d="M8 11V8a4 4 0 0 1 8 0v3"/>',
  play: '<path d="M8 5.5v13l10.5-6.5z" fill="currentColor"/>',
  filter: '<path d="M4 7h16M7 12h10M10 17h4"/>',
  search: '<circle cx="11" cy="11" r="6.5"/><path d="m16 16 4.5 4.5"/>',
  resume: '<path d="M4.5 12a7.5 7.5 0 1 0 2.3-5.4M4.5 3.5v4h4M12 8.5V12l2.5 1.7"/>',
  retry: '<path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 3.5v4h-4"/>',
  warning: '<path d="M12 4 2.8 19.5h18.4zM12 10v4.5M12 17v.3"/>',
} as const

export type IconName = keyof typeof icons

/** A status reads by its shape: ring = not begun, half = waiting or in progress, disc = in force, tick = good, cross = refused. 12 px grid, inside a `chip`. */
export const marks = {
  ring: '<circle cx="6" cy="6" r="4" fill="none" stroke="currentColor" stroke-width="2"/>',
  half: '<circle cx="6" cy="6" r="4.5" fill="none" stroke="currentColor" stroke-width="1.5"/><path d="M6 1.5a4.5 4.5 0 0 1 0 9z" fill="currentColor"/>',
  disc: '<circle cx="6" cy="6" r="5" fill="currentColor"/>',
  tick: '<path d="m1 6.5 3.5 3.5L11 2.5" fill="none" stroke="currentColor" stroke-width="2.2"/>',
  cross: '<path d="m2 2 8 8M10 2l-8 8" fill="none" stroke="currentColor" stroke-width="2.2"/>',
} as const

export type MarkName = keyof typeof marks
