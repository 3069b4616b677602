/** The lists of islands, and of scripts that come late. One place asks for each, so that each page says so once. */

export const everywhere = () => import('./islands.ts')

/** The list of islands whose page stands alone, of those whose page checks what was signed, or of those that stand on one page. */
export const apart = (of: string) =>
  of === 'room'
    ? import('./islands-of-rooms.ts')
    : of === 'check'
      ? import('./islands-of-checks.ts')
      : import('./islands-of-pages.ts')
