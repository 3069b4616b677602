import { useStore } from '@nanostores/react'
import { $practiceBank, chooseBank } from '#src/stores/practice/bank-choice.ts'
import { $banks, getBanks } from '#src/stores/practice/banks.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { bankNameOf } from './bank-name.ts'

/** The choice of a programme. Renders nothing if there is only one programme. */
export function Programmes() {
  const { t } = useTranslation()
  useStore($banks)
  const bank = useStore($practiceBank)
  const banks = getBanks()
  if (banks.length < 2) return null
  return (
    <fieldset className="practice-programmes">
      <legend className="lab">{t('practice:programme')}</legend>
      {banks.map((each) => (
        <label key={each.bankId} className="opt">
          <input
            type="radio"
            name="programme"
            checked={each.bankId === bank?.bankId}
            onChange={() => chooseBank(each.bankId)}
          />
          <span>{bankNameOf(t, each)}</span>
        </label>
      ))}
    </fieldset>
  )
}
