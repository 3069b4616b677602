import type { Item } from '../../../src/domain/content/families.ts'

export const noticeItems: Item<'notice'>[] = [
  {
    family: 'notice',
    id: 1,
    document: {
      type: 'urlChange',
      from: '2024-02-01T02:00:00Z',
      link: null,
      audience: { tenants: ['main'], sites: ['eu'] },
      texts: {
        en: {
          title: 'Europe has an address of its own',
          text: 'Since 1 February 2024 the European site has stood at /eu. Old bookmarks lead to the start page; please save the new address. Your courses, credits and certificates are unchanged.',
        },
        ar: {
          title: 'عنوان خاص بأوروبا',
          text: 'منذ 1 فبراير 2024 صار الموقع الأوروبي على العنوان ‎/eu. الإشارات المرجعية القديمة تقود إلى الصفحة الرئيسية، فاحفظ العنوان الجديد. لم يتغير شيء في دوراتك ونقاطك وشهاداتك.',
        },
        de: {
          title: 'Europa hat eine eigene Adresse',
          text: 'Seit dem 1. Februar 2024 steht der europäische Auftritt unter /eu. Alte Lesezeichen führen zur Startseite; bitte speichern Sie die neue Adresse. Ihre Kurse, Credits und Zertifikate bleiben unverändert.',
        },
        pl: {
          title: 'Europa ma własny adres',
          text: 'Od 1 lutego 2024 r. strona europejska znajduje się pod adresem /eu. Stare zakładki prowadzą do strony głównej; prosimy zapisać nowy adres. Kursy, punkty i certyfikaty pozostają bez zmian.',
        },
        es: {
          title: 'Europa tiene dirección propia',
          text: 'Desde el 1 de febrero de 2024 el sitio europeo está en /eu. Los marcadores antiguos llevan a la página de inicio; guarde la nueva dirección. Sus cursos, créditos y certificados no cambian.',
        },
      },
    },
  },
  {
    family: 'notice',
    id: 2,
    document: {
      type: 'urlChange',
      from: '2024-07-04T01:00:00Z',
      link: null,
      audience: { tenants: ['main'], sites: ['asia'] },
      texts: {
        en: {
          title: 'Asia has an address of its own',
          text: 'Since 4 July 2024 the site for Asia has stood at /asia. Old bookmarks lead to the start page; please save the new address. Your courses, credits and certificates are unchanged.',
        },
        ar: {
          title: 'عنوان خاص بآسيا',
          text: 'منذ 4 يوليو 2024 صار موقع آسيا على العنوان ‎/asia. الإشارات المرجعية القديمة تقود إلى الصفحة الرئيسية، فاحفظ العنوان الجديد. لم يتغير شيء في دوراتك ونقاطك وشهاداتك.',
        },
        de: {
          title: 'Asien hat eine eigene Adresse',
          text: 'Seit dem 4. Juli 2024 steht der Auftritt für Asien unter /asia. Alte Lesezeichen führen zur Startseite; bitte speichern Sie die neue Adresse. Ihre Kurse, Credits und Zertifikate bleiben unverändert.',
        },
        pl: {
          title: 'Azja ma własny adres',
          text: 'Od 4 lipca 2024 r. strona dla Azji znajduje się pod adresem /asia. Stare zakładki prowadzą do strony głównej; prosimy zapisać nowy adres. Kursy, punkty i certyfikaty pozostają bez zmian.',
        },
        es: {
          title: 'Asia tiene dirección propia',
          text: 'Desde el 4 de julio de 2024 el sitio de Asia está en /asia. Los marcadores antiguos llevan a la página de inicio; guarde la nueva dirección. Sus cursos, créditos y certificados no cambian.',
        },
      },
    },
  },
  {
    family: 'notice',
    id: 3,
    document: {
      type: 'migration',
      from: '2024-02-01T02:00:00Z',
      link: '/my-learning',
      audience: { tenants: ['main'], sites: ['eu', 'asia'] },
      texts: {
        en: {
          title: 'Your learning record has moved with you',
          text: 'Progress, credits, exams and certificates were carried over from the worldwide site. Please look through My Learning once; if something is missing, write to us and we will add it.',
        },
        ar: {
          title: 'انتقل سجلك التعليمي معك',
          text: 'نُقل التقدم والنقاط والامتحانات والشهادات من الموقع العالمي. نرجو أن تراجع صفحة «تعلّمي» مرة واحدة، فإن وجدت نقصًا فراسلنا لنضيفه.',
        },
        de: {
          title: 'Ihr Lernstand ist mit umgezogen',
          text: 'Fortschritt, Credits, Prüfungen und Zertifikate wurden vom weltweiten Auftritt übernommen. Bitte sehen Sie „Mein Lernen“ einmal durch; fehlt etwas, schreiben Sie uns, und wir tragen es nach.',
        },
        pl: {
          title: 'Historia nauki przeniosła się razem z Tobą',
          text: 'Postępy, punkty, egzaminy i certyfikaty zostały przeniesione ze strony ogólnoświatowej. Prosimy raz przejrzeć „Moją naukę”; jeśli czegoś brakuje, wystarczy napisać, a uzupełnimy.',
        },
        es: {
          title: 'Su historial se ha trasladado con usted',
          text: 'El progreso, los créditos, los exámenes y los certificados proceden del sitio mundial. Revise una vez «Mi aprendizaje»; si falta algo, escríbanos y lo añadiremos.',
        },
      },
    },
  },
]
