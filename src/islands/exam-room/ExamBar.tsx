import type { ReactNode } from 'react'
import type { ExamKind } from '#src/domain/exam/exam.ts'
import { PaperBar } from '#src/ui/paper/PaperBar.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

interface BarProps {
  exam: ExamKind
  name: string
  children?: ReactNode
}

/** The header of the exam page: it names the exam and has no links to other pages. */
export function ExamBar({ exam, name, children }: BarProps) {
  const { t } = useTranslation()
  return (
    <PaperBar label={t(`exam:kind.${exam}`)} name={name}>
      {children}
    </PaperBar>
  )
}
