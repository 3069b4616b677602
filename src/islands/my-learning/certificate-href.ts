import { type Place, routes } from '#src/routes.ts'

/** The page that shows a certificate, by its number. */
export const certificateHref = (place: Place, number: string): string => routes.certificateAt(place, number)
