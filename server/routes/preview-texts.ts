import type { EditorLanguage } from '#src/domain/content-item/editor-language.ts'

/** The texts of the small page that an editor sees in place of a preview. */
interface PreviewWords {
  expired: string
  notShown: string
  fields: string
}

/** The texts in the languages of the desk. */
export const previewTexts: Readonly<Record<EditorLanguage, PreviewWords>> = {
  en: {
    expired: 'This preview has expired',
    notShown: 'The page cannot be shown yet',
    fields: 'These fields are missing or wrong:',
  },
  de: {
    expired: 'Diese Vorschau ist abgelaufen',
    notShown: 'Die Seite kann noch nicht angezeigt werden',
    fields: 'Diese Felder fehlen oder sind falsch:',
  },
  es: {
    expired: 'Esta vista previa ha caducado',
    notShown: 'La página todavía no se puede mostrar',
    fields: 'Faltan estos campos o no son correctos:',
  },
  pl: {
    expired: 'Ten podgląd wygasł',
    notShown: 'Nie można jeszcze wyświetlić tej strony',
    fields: 'Brakuje tych pól lub są błędne:',
  },
  ar: {
    expired: 'انتهت صلاحية هذه المعاينة',
    notShown: 'لا يمكن عرض الصفحة بعد',
    fields: 'هذه الحقول ناقصة أو غير صحيحة:',
  },
}
