/** Icons of the player, loaded with its video: on a 24 px grid, stroked in currentColor. */
export const playerIcons = {
  play: '<path d="M7 4.5v15l12-7.5z" fill="currentColor"/>',
  pause: '<path d="M8 5v14M16 5v14" stroke-width="3"/>',
  volume:
    '<path d="M4 9.5v5h3.5l5 4.5V5l-5 4.5z"/><path d="M16 9a4.2 4.2 0 0 1 0 6M18.5 6.5a7.8 7.8 0 0 1 0 11"/>',
  muted: '<path d="M4 9.5v5h3.5l5 4.5V5l-5 4.5z"/><path d="m16.5 9.5 5 5m0-5-5 5"/>',
  captions:
    '<rect x="2.5" y="5" width="19" height="14" rx="2"/><path d="M10.5 10.3a2.3 2.3 0 1 0 0 3.4M17 10.3a2.3 2.3 0 1 0 0 3.4"/>',
  float: '<path d="M10 18.5H3.5v-13h17V10"/><path d="M13 13.5h7.5v5H13z" fill="currentColor"/>',
  fullScreen: '<path d="M9 4H4v5M15 4h5v5M20 15v5h-5M4 15v5h5"/>',
  smallScreen: '<path d="M4 9h5V4M20 9h-5V4M15 20v-5h5M9 20v-5H4"/>',
  keyboard:
    '<rect x="2.5" y="6" width="19" height="12" rx="2"/><path d="M6 10h.3M9.8 10h.3M13.8 10h.3M17.8 10h.3M6 14h.3M9.5 14h5M17.8 14h.3"/>',
} as const

/** The name of a player's icon. */
export type PlayerIconName = keyof typeof playerIcons
