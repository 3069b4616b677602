import type { FaqDocument } from '../../../../src/domain/faq/faq-document.ts'
import type { TextsById } from '../../translated.ts'

export const faq: TextsById<FaqDocument['texts']['en']> = {
  1: {
    question: '¿Cuántos créditos necesito antes del examen?',
    answer:
      '<p><strong>Doce</strong> para la certificación de seguridad general y <strong>nueve</strong> para una certificación de seguridad de productos. Deben incluir todos los cursos obligatorios; el resto lo elige entre los optativos. Una clase de la certificación otorga sus créditos cuando se confirma su asistencia.</p>',
  },
  2: {
    question: '¿Recuerda el portal dónde lo dejé?',
    answer:
      '<p>Sí. Cada capítulo continúa en el segundo en que lo dejó, en cualquier dispositivo en el que haya iniciado sesión. Un capítulo cuenta como visto cuando llega al final; adelantar no cuenta.</p>',
  },
  3: {
    question: '¿Qué puntuación necesito en un cuestionario?',
    answer:
      '<p><strong>60 de 100 puntos.</strong> Tiene cinco preguntas de 20 puntos y puede repetirlo cuantas veces quiera. Un curso con cuestionario solo está completo cuando también lo ha aprobado.</p>',
  },
  4: {
    question: 'Han sustituido un curso que estaba haciendo. ¿Pierdo algo?',
    answer:
      '<p>No. Cuando una versión nueva sustituye un curso, su progreso pasa al 100 % y conserva los créditos. Antes de actualizar una certificación se le pregunta; solo queda por estudiar lo que se añade.</p>',
  },
  5: {
    question: '¿Cómo es el examen teórico?',
    answer:
      '<p>En línea, <strong>50 preguntas en una hora</strong>: respuesta única, múltiple, verdadero o falso. Se aprueba con 80 de 100 puntos. Al acabar la hora, las respuestas se entregan como estén. Durante el examen no se puede cerrar la sesión.</p>',
  },
  6: {
    question: '¿Qué pasa si suspendo?',
    answer:
      '<p>Tiene <strong>dos intentos</strong>. Tras el primer suspenso queda uno; repase antes el análisis de sus respuestas. Tras dos suspensos debe inscribirse y estudiar de nuevo: el progreso vuelve a 0 y los resultados anteriores siguen en el historial.</p>',
  },
  7: {
    question: '¿Cuánto puedo esperar para hacer el examen?',
    answer:
      '<p>En seguridad de productos, el examen teórico se hace <strong>en los 30 días</strong> siguientes al noveno crédito. El portal muestra los días que quedan y se lo recuerda por correo. La certificación de seguridad general no tiene ese límite.</p>',
  },
  8: {
    question: '¿Qué certificaciones tienen examen práctico y cuándo puedo hacerlo?',
    answer:
      '<p>Aquellas cuya página muestra la pestaña «Examen práctico». La fecha se reserva tras <strong>aprobar el examen teórico</strong>. También aquí se aprueba con 80 de 100. Fechas y lugares están en <a href="/practical-exam">exámenes prácticos</a>.</p>',
  },
  9: {
    question: '¿Puedo hacer un examen práctico con el teléfono?',
    answer:
      '<p>No. Los exámenes prácticos no están disponibles en dispositivos móviles; utilice el portal en un ordenador. Los cursos, cuestionarios y exámenes teóricos sí funcionan en el teléfono, aunque para una hora de preguntas recomendamos una pantalla mayor.</p>',
  },
  10: {
    question: 'He aprobado. ¿Cuándo recibo el certificado?',
    answer:
      '<p>Lo solicita en la página de la certificación. Decidimos <strong>en 3 días hábiles</strong> y le escribimos. Después puede descargarlo en «Mi aprendizaje», con o sin el nombre de su empresa.</p>',
  },
  11: {
    question: '¿Cuánto vale un certificado y cómo se renueva?',
    answer:
      '<p><strong>Dos años.</strong> Puede renovarlo desde 90 días antes hasta 90 días después de su vencimiento. Estudie lo que ha cambiado y apruebe el examen teórico actual; el nuevo enlaza con el anterior. Pasado ese plazo, hay que inscribirse de nuevo.</p>',
  },
  12: {
    question: '¿Qué son las medallas?',
    answer:
      '<p>Indican su nivel: <strong>bronce</strong> para asociado, <strong>plata</strong> para profesional y <strong>oro</strong> para experto. Se muestran en «Mi aprendizaje» y solo desaparecen cuando vence el certificado.</p>',
  },
  13: {
    question: '¿Cómo puede un cliente comprobar los certificados de mi empresa?',
    answer:
      '<p>Con el NIF-IVA de la empresa, en la página de <a href="/vat">certificación de empresas</a>. Muestra cuántos certificados vigentes tiene y cuáles, sin los nombres de los titulares.</p>',
  },
  14: {
    question: '¿Hasta cuándo puedo cancelar una clase?',
    answer:
      '<p>Hasta <strong>24 horas antes del inicio</strong>, en «Mi aprendizaje». En las últimas 24 horas ya no es posible, porque nadie podría ocupar la plaza. Quien falta sin cancelar consta como ausente.</p>',
  },
  15: {
    question: 'No puedo asistir a una formación que he pagado. ¿Me devuelven el dinero?',
    answer:
      '<p>La formación pagada <strong>no se reembolsa</strong>, pero <strong>cambiar de fecha es gratis</strong>: elija otra fecha de la misma formación hasta 24 horas antes del inicio. Si cancelamos nosotros, usted elige entre otra fecha y el reembolso.</p>',
  },
  16: {
    question: 'Mi inscripción está «Pendiente». ¿De qué depende?',
    answer:
      '<p>Algunas formaciones requieren aprobación, normalmente porque exigen conocimientos previos. La decisión tarda de 1 a 3 días hábiles. Con un código de invitación se aprueba al momento; el código sirve una sola vez y con el correo al que se envió.</p>',
  },
  17: {
    question: '¿Cómo puedo pagar?',
    answer:
      '<p>Con <strong>tarjeta</strong> en todas partes, con <strong>BLIK</strong> en Polonia, con <strong>Klarna</strong> en los demás países o por transferencia. Se cobra en euros o eslotis, más IVA. Una vez iniciado el pedido, tiene 30 minutos para terminarlo.</p>',
  },
  18: {
    question: '¿Qué debo tener en cuenta con una transferencia?',
    answer:
      '<p>El importe debe llegar <strong>en 3 días naturales</strong>, con el concepto que muestra el pedido. La transferencia lleva unos gastos de servicio del <strong>1,5 %</strong>; la tarjeta, ninguno. A los tres días el pedido caduca y la plaza queda libre.</p>',
  },
  19: {
    question: '¿Dónde encuentro mi factura?',
    answer:
      '<p>En «Mi aprendizaje», junto al pago, en PDF, en cuanto el pago se completa. Empresa, dirección y NIF-IVA se toman de sus datos personales; compruébelos antes de pagar, porque una factura emitida no se modifica.</p>',
  },
  20: {
    question: '¿En qué idioma veo el portal y cómo lo cambio?',
    answer:
      '<p>En el último que eligió. Se cambia en la parte superior de cada página, junto con el país. Los textos aún sin traducir se muestran en inglés. Cartas, exámenes y certificados siguen el mismo ajuste.</p>',
  },
}
