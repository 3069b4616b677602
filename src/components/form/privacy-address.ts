import { href, type Place } from '#src/routes.ts'

/** Returns the address of the privacy page, which may be external. */
export const privacyAddress = (place: Place, { privacyPage }: { privacyPage: string }): string =>
  privacyPage.startsWith('/') ? href(place, privacyPage) : privacyPage
