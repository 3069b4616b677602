import { screen } from '@testing-library/react'

/** Waits until the proof of the form is worked out. */
export const proven = (): Promise<HTMLElement> =>
  screen.findByText('The check against robots is done.', {}, { timeout: 20_000 })
