import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

interface DialogProps {
  title: string
  /**
   * Whether the dialog is 742 px wide instead of 458: those that inform are wider than those that ask.
   * Specification 1, section 9.
   */
  wide?: boolean
  /** Whether a click beside the panel leaves it open. */
  firm?: boolean
  /** Called on Escape, on a click beside the panel, and by the buttons that close. */
  onClose: () => void
  children: ReactNode
  /** The buttons; the safe one stands first and has the focus. */
  actions: ReactNode
}

/** A small dialog over the page, the browser's own: focus stays inside and returns to where it was. */
export function Dialog({ title, wide = false, firm, onClose, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  // A layout effect ends while the dialog is still in the page: only then does closing it give the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does by keyboard what a click beside the panel does
    <dialog
      ref={dialog}
      className={wide ? 'dlg' : 'dlg s'}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === dialog.current && !firm) onClose()
      }}
    >
      <div className="dh">
        <h2 className="t20" id={heading}>
          {title}
        </h2>
      </div>
      <div className="c">{children}</div>
      <div className="df">{actions}</div>
    </dialog>
  )
}
