import { type Place, routes } from '../routes.ts'

/** Returns the URL in the QR code on the trainer's screen: the page that checks in the learner who scans it. */
export const checkInUrl = (place: Place, code: string): string =>
  `${routes.checkIn(place)}?${new URLSearchParams({ code })}`

/** Returns the scanned code, or the ticket that replaces it, from a query; '' if there is none. */
export const parseScan = (url: URLSearchParams): string => (url.get('code') ?? '').trim().slice(0, 100)
