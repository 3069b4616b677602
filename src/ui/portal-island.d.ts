import 'react'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** The element around an island: src/islands/wake.ts. */
      'portal-island': React.HTMLAttributes<HTMLElement> & {
        name: string
        wake: string
        'data-props': string
      }
    }
  }
}
