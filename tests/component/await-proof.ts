import { screen } from '@testing-library/react'

/** Waits until the proof of work of the form is computed. */
export const awaitProof = (): Promise<HTMLElement> =>
  screen.findByText('The check against robots is done.', {}, { timeout: 20_000 })
