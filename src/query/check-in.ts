import { type Place, routes } from '../routes.ts'

/** The address that the code on the trainer's screen leads to: the page that checks in whoever scans it. */
export const checkInAddress = (place: Place, code: string): string =>
  `${routes.checkIn(place)}?${new URLSearchParams({ code })}`

/** The scanned code, or the ticket that holds it, in a query; '' without one. */
export const parseScan = (url: URLSearchParams): string => (url.get('code') ?? '').trim().slice(0, 100)
