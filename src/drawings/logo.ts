/**
 * The logo of each brand, 28 px wide: a field of view in a doorway for the main brand, a heat source for the other.
 */
export const logos = {
  main: '<rect width="28" height="28" rx="6" fill="var(--c-logo)"/><path d="M6 22V10l16-5v6" fill="none" stroke="var(--c-on-deep)" stroke-width="2.2" stroke-linejoin="round"/><path d="M6 22 22 11v9a2 2 0 0 1-2 2z" fill="var(--c-accent)"/>',
  thermal:
    '<rect width="28" height="28" rx="6" fill="var(--c-logo)"/><path d="M14 5c5 3 8 6 8 10a8 8 0 0 1-16 0c0-4 3-7 8-10z" fill="var(--heat-4)"/><path d="M14 9.5c3 2 5 4 5 6.3a5 5 0 0 1-10 0c0-2.3 2-4.3 5-6.3z" fill="var(--heat-5)"/><circle cx="14" cy="16.5" r="2.6" fill="var(--c-accent)"/>',
} as const
