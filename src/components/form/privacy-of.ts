import { href, type Place } from '#src/routes.ts'

/** The address of the page about what happens with what is sent, which may be elsewhere. */
export const privacyOf = (place: Place, { privacyPage }: { privacyPage: string }): string =>
  privacyPage.startsWith('/') ? href(place, privacyPage) : privacyPage
