/** The icons that only the desk uses, on the same 24 px grid as the icons of the portal. */
const deskIcons = {
  home: '<path d="M4 11.5 12 4.5l8 7V20h-5.5v-5h-5v5H4z"/>',
  document: '<path d="M6 3.5h8l4 4V20.500H6zM14 3.5v4h4M9 12h6M9 15.500h6"/>',
  picture:
    '<rect x="3.5" y="5" width="17" height="14" rx="1.5"/><path d="m4 16 5-5 4 4 3-2.500 4 3.500M15.500 9h.01"/>',
  questions:
    '<rect x="4" y="4" width="16" height="16" rx="1.5"/><path d="M8 9h.01M11 9h5.500M8 12.500h.01M11 12.500h5.500M8 16h.01M11 16h3.500"/>',
  publish:
    '<circle cx="12" cy="12" r="2.5"/><path d="M7.500 16.500a6.400 6.400 0 0 1 0-9M16.500 7.500a6.400 6.400 0 0 1 0 9M4.700 19.300a10.300 10.300 0 0 1 0-14.600M19.300 4.700a10.300 10.300 0 0 1 0 14.600"/>',
  leave: '<path d="M10 4.500H4.500v15H10M15 8l4 4-4 4M19 12H9.500"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  saved:
    '<path d="M6.500 18.500a4 4 0 0 1-.5-8 6 6 0 0 1 11.500-1 4.500 4.500 0 0 1 0 9zM9 13.500l2.200 2.200L15.500 11.500"/>',
  offline: '<path d="M6.500 18.500a4 4 0 0 1-.5-8 6 6 0 0 1 11.500-1 4.500 4.500 0 0 1 0 9zM4 4l16 16"/>',
  grip: '<path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" stroke-width="2.6"/>',
  moveUp: '<path d="m6 15 6-6 6 6"/>',
  moveDown: '<path d="m6 9 6 6 6-6"/>',
  bin: '<path d="M5 7h14M9.500 7V4.500h5V7M7 7l1 13h8l1-13M10.500 10.500v6M13.500 10.500v6"/>',
  list: '<path d="M9 6h11M9 12h11M9 18h11M4.500 6h.01M4.500 12h.01M4.500 18h.01"/>',
  numbers: '<path d="M10 6h10M10 12h10M10 18h10M4 4.500h1.500V9M4 13h2.500L4 17h2.500"/>',
  link: '<path d="M10 14a4 4 0 0 0 5.700 0l3-3A4 4 0 0 0 13 5.300l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3A4 4 0 0 0 11 18.700l1-1"/>',
  break: '<path d="M19 6v6H6m3.500-3.500L6 12l3.500 3.500"/>',
  upload: '<path d="M12 16V5M8 8.500l4-4 4 4M5 12v8h14v-8"/>',
  eye: '<path d="M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12z"/><circle cx="12" cy="12" r="3"/>',
  people:
    '<circle cx="9" cy="9" r="3.500"/><path d="M2.500 19c.8-3.500 3.300-5 6.500-5s5.700 1.500 6.500 5M16 6a3.500 3.500 0 0 1 0 6.500M18 14.500c2 .6 3.100 2.100 3.500 4.500"/>',
} as const
export type DeskIconName = keyof typeof deskIcons

/** An icon of the desk. `flip` mirrors it in right-to-left languages. */
export const DeskIcon = ({ name, flip = false }: { name: DeskIconName; flip?: boolean }) => (
  <svg
    className={flip ? 'i flip' : 'i'}
    viewBox="0 0 24 24"
    aria-hidden="true"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
    dangerouslySetInnerHTML={{ __html: deskIcons[name] }}
  />
)
