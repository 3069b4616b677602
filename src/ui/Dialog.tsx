import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

interface DialogProps {
  title: string
  /**
   * Whether the dialog is 742 px wide instead of 458 px. Dialogs that inform are wider than dialogs that ask.
   * Specification 1, section 9.
   */
  wide?: boolean
  /** Whether the dialog stays open if the visitor clicks outside the panel. */
  firm?: boolean
  /** Called on Escape, on a click outside the panel, and by the buttons that close. */
  onClose: () => void
  children: ReactNode
  /** The buttons. The safe button comes first and has the focus. */
  actions: ReactNode
}

/**
 * A modal dialog, based on the native dialog element: the focus stays inside, and returns to the previously focused
 * element on closing.
 */
export function Dialog({ title, wide = false, firm, onClose, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  // The clean-up of a layout effect runs while the dialog is still in the document. Only then does closing the
  // dialog return the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same as a click outside the panel
    <dialog
      ref={dialog}
      className={wide ? 'dlg' : 'dlg s'}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        // The second click of a double click on the button that opened the dialog must not close the dialog.
        if (event.target === dialog.current && !firm && event.detail < 2) onClose()
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
