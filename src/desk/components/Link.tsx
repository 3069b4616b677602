import type { AnchorHTMLAttributes } from 'react'
import { $router } from '../address/router.ts'

/**
 * A link to another view of the desk, which opens without reloading the page. Opening it in a new tab or window
 * works as usual.
 */
export function Link({ href, onClick, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        const isPlain =
          event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
        if (event.defaultPrevented || !isPlain) return
        event.preventDefault()
        $router.open(href)
      }}
    />
  )
}
