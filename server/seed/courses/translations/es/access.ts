import type { CourseTextSeed } from '../../../seed-types.ts'

export const access: Readonly<Record<number, CourseTextSeed>> = {
  3: {
    name: 'Herrajes de puerta: cerraderos, cerraduras y contactos',
    summary:
      'Qué lleva una puerta con control de acceso, qué pasa cuando falla la corriente y por qué el cierrapuertas lo decide todo.',
    description:
      '<p>El lector es la parte más pequeña del trabajo. Una puerta con control de acceso es un cierrapuertas que cierra, un marco que no ha cedido, una cerradura que echa el pestillo y un contacto que dice la verdad sobre ello. El curso empieza en la hoja y termina en el pasacables.</p><p>Se aprende a distinguir <strong>fail-safe</strong> (sin corriente, puerta libre) de <strong>fail-secure</strong> (sin corriente, puerta bloqueada y manilla interior siempre libre), a elegir entre cerradero eléctrico, cerradura motorizada y ventosa, y a dimensionar la fuente para la corriente de arranque, sin olvidar el diodo que corresponde a cada bobina.</p>',
    outcomes: [
      'revisar una puerta y decir qué debe arreglar el carpintero antes de que venga el electricista',
      'elegir fail-safe o fail-secure para una puerta concreta y defender la elección',
      'colocar contacto de puerta, contacto de pestillo y pulsador de salida de modo que se distinga forzada de mantenida',
      'dimensionar fuente y cable para una cerradura motorizada con corriente de arranque',
    ],
    chapters: [
      'Hoja, marco y cierrapuertas',
      'Cerradero, cerradura motorizada o ventosa',
      'Contactos: forzada, mantenida, bloqueada',
      'Alimentación, arranque y supresión',
    ],
  },
  9: {
    name: 'Credenciales, lectores y la línea que los une',
    summary:
      'De las tarjetas copiables a las cifradas, de Wiegand a OSDP: dónde se ataca de verdad un sistema de acceso y cómo cerrar la brecha.',
    description:
      '<p>Una tarjeta que solo recita su número de serie se copia en el ascensor. Un lector que lo transmite por Wiegand se pincha con dos pinzas detrás de la tapa. Entre esas dos frases está casi todo el riesgo de un sistema de acceso instalado.</p><p>El curso compara familias de credenciales por lo que costaría copiarlas, planifica una migración con tarjetas que durante un tiempo llevan ambas tecnologías y pone en marcha <strong>OSDP con canal seguro</strong>: RS-485 en una sola línea con terminación en ambos extremos, direcciones y una clave que ya no es la de fábrica. Al final trata lo que queda cuando todo eso está bien: tarjetas prestadas, quien entra pegado a otro y el empleado que se fue y cuya tarjeta aún abre.</p>',
    outcomes: [
      'juzgar una credencial por el esfuerzo de copiarla',
      'cablear un bus OSDP y demostrar que el canal seguro está activo',
      'planificar un cambio de tarjetas sin un día con media plantilla en la calle',
      'fijar reglas para bajas, visitas y tarjetas perdidas que la gente cumpla',
    ],
    chapters: ['Lo que delata una tarjeta', 'De Wiegand a OSDP', 'Migrar sin colas en la puerta'],
  },
  10: {
    name: 'Puertas bloqueadas en vías de evacuación',
    summary:
      'Cómo puede una puerta impedir la entrada y dejar salir a todos al instante: EN 179, EN 1125, EN 13637 y la conexión con la central de incendios.',
    description:
      '<p>La seguridad quiere la puerta cerrada, la protección de las personas la quiere abierta, y ambas tienen razón. Este curso resuelve el conflicto en el orden en que lo hace la ley: primero la evacuación, después los bienes, y nunca con un acuerdo de palabra con el encargado.</p><p>Desmontamos tres puertas: una manilla según EN 179 para quien conoce el edificio, una barra antipánico según EN 1125 para quien no lo conoce y un sistema de salida controlado eléctricamente según EN 13637, con retardo y liberación supervisada. En cada una seguimos qué ocurre con alarma de incendio, fallo de red, cable cortado y error de software.</p><p>El curso es para quienes firman estas puertas. Un revisor pide pruebas de al menos un proyecto antes de la inscripción.</p>',
    outcomes: [
      'deducir del uso y la ocupación qué norma rige una puerta de salida',
      'dibujar la cadena de liberación de la central a la cerradura de modo que todo fallo abra la puerta',
      'especificar retardo, señalización y liberación local de una salida controlada',
      'probar y documentar una puerta de evacuación con el técnico de incendios presente',
    ],
    chapters: [
      'Quién debe salir y quién conoce el camino',
      'EN 179 y EN 1125 en la hoja',
      'Salidas controladas según EN 13637',
      'Cadena de liberación, prueba y acta',
    ],
  },
  21: {
    name: 'Videoporteros: sonido, línea de visión y SIP',
    summary:
      'Una placa de calle que la gente sabe usar: altura correcta, voz inteligible junto a la carretera y una llamada que siempre llega a alguien.',
    description:
      '<p>Un portero se juzga en los tres primeros segundos: ¿encuentra el visitante el pulsador, oye la respuesta y mira al objetivo? El curso empieza fuera, con la altura de montaje para personas de pie y en silla de ruedas, el sol a la espalda y el camionero a dos metros de altura.</p><p>Después viene el sonido: cancelación de eco, viento, tráfico a 75 dB, y por qué más volumen acopla pero no se entiende mejor. La última parte configura la llamada por SIP: registro, grupos de llamada, qué pasa tras treinta segundos sin respuesta y por qué la puerta la debe abrir el controlador interior y nunca un relé de la placa de la pared.</p>',
    outcomes: [
      'montar una placa de modo que se vea y oiga a visitantes de pie, sentados y al volante',
      'ajustar niveles y cancelación de eco en una entrada ruidosa',
      'configurar una cadena de llamada que nunca acabe en silencio',
      'liberar la puerta solo desde el lado protegido',
    ],
    chapters: ['Altura, luz y pulsador', 'Hablar junto a la carretera', 'La cadena de llamada y la apertura'],
  },
}
