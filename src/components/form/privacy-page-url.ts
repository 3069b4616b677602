import { href, type Place } from '#src/routes.ts'

/** Returns the URL of the privacy page, which may be external. */
export const privacyPageUrl = (place: Place, { privacyPage }: { privacyPage: string }): string =>
  privacyPage.startsWith('/') ? href(place, privacyPage) : privacyPage
