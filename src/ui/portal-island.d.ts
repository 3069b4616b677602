import 'react'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** The element around an island; see src/islands/wake.ts. */
      'portal-island': React.HTMLAttributes<HTMLElement> & {
        name: string
        wake: string
        'data-props': string
      }
      /** The element around the seats of a session; see src/islands/after-interaction/seats.ts. */
      'portal-seats': React.HTMLAttributes<HTMLElement> & { 'data-session': string }
    }
  }
}
