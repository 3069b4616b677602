import type { ReactNode } from 'react'
import { FieldError } from './Field.tsx'

interface ConsentFieldProps {
  agreed: boolean
  error: string | undefined
  children: ReactNode
}

/** The checkbox with which the sender of a form consents to the storage of the data. */
export function ConsentField({ agreed, error, children }: ConsentFieldProps) {
  return (
    <div>
      <label className="ck">
        <input
          type="checkbox"
          name="consent"
          defaultChecked={agreed}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && 'consent-error'}
        />
        <span>{children}</span>
      </label>
      <FieldError name="consent" error={error} />
    </div>
  )
}
