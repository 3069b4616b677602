/** Icons on a 24 px grid, stroked in currentColor (class `i`). */
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
  external: '<path d="M13.5 4.5h6v6M19 5l-8 8M17 14v5H5V7h5"/>',
  help: '<circle cx="12" cy="12" r="8.5"/><path d="M9.7 9.6a2.4 2.4 0 1 1 3.4 2.2c-.8.4-1.1.9-1.1 1.9M12 16.6v.3"/>',
  speech: '<path d="M4 5h16v11H11l-4.5 4v-4H4z"/>',
  pin: '<path d="M12 21s6.5-6 6.5-11a6.5 6.5 0 0 0-13 0c0 5 6.5 11 6.5 11z"/><circle cx="12" cy="10" r="2.3"/>',
  card: '<rect x="3" y="5.5" width="18" height="13" rx="2"/><path d="M3 10h18M6.5 15h4"/>',
  bank: '<path d="M3.5 9.5 12 4l8.5 5.5zM5.5 10v7M10 10v7M14 10v7M18.5 10v7M3.5 20h17"/>',
  shield: '<path d="M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6z"/>',
  calendar: '<path d="M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 4v4M15.5 4v4"/>',
  up: '<path d="m5 15 7-7 7 7"/>',
  copy: '<path d="M9 9h10v11H9zM15 9V4H5v11h4"/>',
  share: '<path d="M12 15V4M8 7.5 12 3.5l4 4M5 12v8h14v-8"/>',
  download: '<path d="M12 4v11M8 11.5l4 4 4-4M5 19.5h14"/>',
  mail: '<path d="M3.5 5.5h17v13h-17zM4 6l8 7 8-7"/>',
  certificate:
    '<rect x="3.5" y="5" width="17" height="12" rx="1.5"/><path d="M7 9h6M7 12.5h4"/><circle cx="16" cy="13" r="2.2"/><path d="m15 15-.5 5 1.5-1 1.5 1-.5-5"/>',
  warning: '<path d="M12 4 2.8 19.5h18.4zM12 10v4.5M12 17v.3"/>',
} as const

export type IconName = keyof typeof icons

/**
 * The shapes of status labels: ring = not begun, half = waiting or in progress, disc = in force, tick = good,
 * triangle = act now, cross = refused, dash = closed, square = finished. 12 px grid, inside a `chip`.
 */
export const statusIcons = {
  ring: '<circle cx="6" cy="6" r="4" fill="none" stroke="currentColor" stroke-width="2"/>',
  half: '<circle cx="6" cy="6" r="4.5" fill="none" stroke="currentColor" stroke-width="1.5"/><path d="M6 1.5a4.5 4.5 0 0 1 0 9z" fill="currentColor"/>',
  disc: '<circle cx="6" cy="6" r="5" fill="currentColor"/>',
  tick: '<path d="m1 6.5 3.5 3.5L11 2.5" fill="none" stroke="currentColor" stroke-width="2.2"/>',
  triangle: '<path d="M6 1 11.5 11H.5z" fill="currentColor"/>',
  dash: '<path d="M1.5 6h9" fill="none" stroke="currentColor" stroke-width="2.2"/>',
  square: '<rect x="1.5" y="1.5" width="9" height="9" fill="currentColor"/>',
  cross: '<path d="m2 2 8 8M10 2l-8 8" fill="none" stroke="currentColor" stroke-width="2.2"/>',
} as const

export type StatusIconName = keyof typeof statusIcons
