import type { NewsDocument } from '../../../../src/domain/news/news-document.ts'
import type { TextsById } from '../../translated.ts'

export const news: TextsById<NewsDocument['texts']['en']> = {
  1: {
    title: 'Certificación de seguridad general: abierta la versión 2026',
    summary:
      'Tres cursos son nuevos, uno desaparece y el examen teórico pregunta más por alimentación y entrega. Quien está a mitad de la versión 2025 no pierde nada.',
    body: '<p>Desde hoy puede inscribirse en la versión 2026. Siguen siendo <strong>doce créditos</strong>, pero la parte obligatoria abarca ahora el análisis del emplazamiento, el presupuesto PoE, la alimentación de reserva, la puesta en marcha y la privacidad. La antigua unidad de transmisión analógica se retira.</p><p>Si estudia la versión 2025, usted elige. Puede terminarla tal cual: habrá exámenes durante seis meses más. O actualizar en la página de la certificación: los cursos sustituidos cuentan como completos y conserva sus créditos. Solo estudia lo nuevo.</p><p>Los certificados de la versión 2025 son válidos hasta la fecha impresa; su renovación lleva a la versión 2026.</p>',
  },
  2: {
    title: 'Exámenes prácticos de termografía: Múnich y Lyon',
    summary:
      'Cuatro fechas para los niveles asociado y profesional, ante una pared calefactada con blancos que parecen calientes y no lo están.',
    body: '<p>Los próximos exámenes prácticos se celebran en Múnich y Lyon, dos fechas en cada ciudad. El candidato se sitúa ante una pared calefactada con doce blancos: acero pintado, aluminio desnudo, cinta, vidrio, un ladrillo mojado. Debe documentar cinco con emisividad, temperatura reflejada, distancia y lectura, y explicar por qué los demás no se pueden medir.</p><p>Se exige haber <strong>aprobado el examen teórico</strong> del nivel. Traiga su cámara calibrada o pida una prestada. Se aprueba con 80 de 100, y el resultado está en el portal en tres días hábiles.</p><p>Hay pocas plazas: cada candidato dispone de la pared para él solo durante cuarenta minutos.</p>',
  },
  3: {
    title: '«Ubicación de la cámara y elección del objetivo», reescrito',
    summary:
      'El primer curso de videovigilancia tiene nuevo orden, tres escenas calculadas a mano y una visita de obra bajo la lluvia.',
    body: '<p>La versión 2026 de <a href="/course/detail/1">Ubicación de la cámara y elección del objetivo</a> sustituye a la de 2024. Empieza por la pregunta que debe responder la imagen y solo después llega a las focales. Antes era al revés, y demasiados alumnos calculaban el objetivo correcto para la imagen equivocada.</p><p>Son nuevas las tres escenas resueltas (la entrada de una tienda, un carril de aparcamiento y sesenta metros de valla) y una visita grabada con lluvia en la que el sol sale en el peor momento. El cuestionario tiene cinco preguntas nuevas.</p><p>Quien terminó la versión anterior conserva el crédito; quien estaba a medias encuentra el progreso completo.</p>',
  },
  4: {
    title: 'El curso de bastionado se adapta al Reglamento de Ciberresiliencia',
    summary:
      'Los fabricantes deben notificar vulnerabilidades explotadas; los instaladores, estar localizables y poder actualizar. Un capítulo nuevo explica qué supone en obra.',
    body: '<p>El Reglamento europeo de Ciberresiliencia obliga a los fabricantes de equipos conectados a notificar las vulnerabilidades explotadas activamente desde el 11 de septiembre de 2026 y a cumplir todos los requisitos desde el 11 de diciembre de 2027. Es deber del fabricante, pero una corrección que nadie instala no protege a nadie.</p><p>Por eso <a href="/course/detail/18">Bastionado de cámaras y controladores</a> tiene un capítulo más: cómo llevar un <strong>inventario de equipos y firmware</strong>, a quién debe llegar un aviso, cómo actualizar cuatrocientas cámaras sin dejar ciega la instalación y qué hacer con los equipos sin soporte.</p><p>Es obligatorio para los nuevos alumnos y está abierto a los demás.</p>',
  },
  5: {
    title: 'Control de accesos presencial: dos días en Madrid',
    summary:
      'Ocho puertas, doce plazas y todos los tipos de cerradura que conoce el examen. Inscripción abierta.',
    body: '<p>Nuestra sala de Madrid se ha reconstruido en torno a <strong>ocho puertas de tamaño real</strong>: una cortafuegos con abrepuertas eléctrico, una de evacuación con barra antipánico y apertura retardada, una de vidrio con ventosa magnética, un torno y cuatro puertas de derribo, con todo lo que treinta años le hacen a un marco.</p><p>El curso de dos días las utiliza todas. El primer día se monta y se cablea; el segundo se buscan los fallos que han puesto los demás. Termina con los nueve créditos que exige el examen teórico.</p><p>Se imparte en español con material en inglés. El formador decide sobre la solicitud en tres días hábiles.</p>',
  },
  6: {
    title: 'Detección precoz de incendios: un capítulo sobre baterías de litio',
    summary:
      'La madera almacenada se calienta en días; una batería, en minutos. Qué cambia en los umbrales y en los ciclos de la cámara.',
    body: '<p>El curso <a href="/course/detail/13">Detección precoz de incendios en material almacenado</a> se pensó para acopios: astillas, papel, residuos domésticos. Ese material se calienta en horas o días, y una cámara motorizada que vuelve cada diez minutos lo ve a tiempo.</p><p>Las baterías de litio de esos mismos residuos no esperan. Entre la primera emisión de gases y la llama pueden pasar menos de dos minutos. El nuevo capítulo muestra grabaciones de una nave de clasificación, compara <strong>cámaras fijas y de barrido</strong> y deduce por qué allí ocho kelvin en treinta segundos es mejor umbral que cualquier temperatura absoluta.</p>',
  },
  7: {
    title: 'Polaco y español: textos, exámenes y certificados',
    summary: 'El portal suma dos idiomas. Los subtítulos de los vídeos llegan curso a curso.',
    body: '<p>El portal ya se puede leer en polaco y en español. Las descripciones, las preguntas de los exámenes teóricos, las cartas y los certificados aparecen en el idioma elegido en la parte superior; el certificado también se descarga en inglés, como piden algunas licitaciones.</p><p>Los <strong>términos del oficio</strong> los han revisado formadores de ambos países, no solo traductores. Si la norma de su país usa otra palabra, escríbanos; ya hemos cambiado once.</p><p>El sonido de los vídeos sigue en inglés y los subtítulos se añaden poco a poco. Lo que aún no está traducido se muestra en inglés.</p>',
  },
  8: {
    title: 'Detección de intrusión: nueva ventana de examen desde el día uno',
    summary:
      'El examen teórico tiene un nuevo banco de preguntas. Los créditos obtenidos cuentan y los treinta días siguen corriendo.',
    body: '<p>Desde el día uno del mes próximo, el examen teórico se extrae de un <strong>banco nuevo</strong>. Un tercio de las preguntas es nuevo: grados y clases ambientales según EN 50131, transmisión de alarmas y lo que debe anotarse tras una falsa alarma.</p><p>Lo demás no cambia: cincuenta preguntas, una hora, 80 de 100 para aprobar y dos intentos. Si ya tiene el noveno crédito, sus treinta días siguen corriendo; antes del cambio se usa el banco antiguo y después el nuevo.</p><p>Recomendamos el curso <a href="/course/detail/4">Elección de detectores y prevención de falsas alarmas</a>, cuyo cuestionario ya incluye preguntas del nuevo tipo.</p>',
  },
  9: {
    title: 'Formación de pago: BLIK y Klarna, además de tarjeta y transferencia',
    summary:
      'En Polonia puede pagar con BLIK; en otros países, con Klarna. La transferencia sigue, con un recargo del 1,5 %.',
    body: '<p>Los cursos y exámenes prácticos se pueden pagar de más maneras: con tarjeta en todas partes, con <strong>BLIK</strong> en Polonia y con <strong>Klarna</strong> en los demás países en los que cobramos. Ninguna lleva gastos de servicio. La plaza es suya en cuanto se confirma el pago, normalmente en segundos.</p><p>La transferencia se mantiene para las empresas que la necesitan. Lleva un 1,5 % de gastos de servicio y debe llegar en tres días naturales; después, el pedido caduca.</p><p>La factura está en «Mi aprendizaje». La formación pagada no se reembolsa, pero cambiar de fecha es gratis hasta 24 horas antes del inicio.</p>',
  },
  10: {
    title: 'Cámaras de préstamo en todas las aulas de termografía',
    summary:
      'Seis cámaras de mano, de 160 × 120 a 640 × 480 píxeles, viajan con nuestros formadores. La suya sigue enseñando mejor.',
    body: '<p>Hasta ahora, quien venía sin cámara miraba por encima del hombro de otro. Desde esta temporada viajan con los formadores <strong>seis cámaras de mano</strong>, de 160 × 120 a 640 × 480 píxeles, con dos teleobjetivos y un pequeño cuerpo negro de comprobación.</p><p>No cuesta nada. Elija la cámara al inscribirse; la más modesta es una buena elección, porque obliga a acercarse, y de eso trata el primer día.</p><p>Si tiene una, tráigala de todos modos. En el trabajo se usa con los ajustes que alguien guardó hace tiempo, y el aula es el mejor lugar para descubrir cuáles.</p>',
  },
  11: {
    title: 'Equipos inalámbricos y EN 18031: lo que le preguntan al instalador',
    summary:
      'Desde agosto de 2025 los equipos radioeléctricos del mercado europeo deben cumplir requisitos de ciberseguridad. Nuestros cursos dicen en qué fijarse.',
    body: '<p>Desde el 1 de agosto de 2025, los equipos radioeléctricos conectados a internet que se comercializan en la Unión Europea deben cumplir los requisitos de ciberseguridad de la Directiva de equipos radioeléctricos. La serie <strong>EN 18031</strong> indica cómo demostrarlo. Afecta a detectores inalámbricos, videoporteros y cámaras Wi-Fi.</p><p>El instalador no ensaya equipos, pero el cliente pregunta: qué figura en la declaración de conformidad, por qué no puede quedar una contraseña vacía o compartida y si pueden seguir en uso los equipos comercializados antes. Pueden.</p><p>El tema ya está en los cursos de intrusión y bastionado, y hay dos preguntas en los bancos.</p>',
  },
  12: {
    title: 'Nuevo curso experto: Puertas cerradas en vías de evacuación',
    summary:
      'Una puerta que impide entrar y nunca debe impedir salir. EN 179, EN 1125 y EN 13637, puerta a puerta.',
    body: '<p>Pocos temas del control de accesos se entienden tan mal. Una puerta en una vía de evacuación debe abrirse desde dentro con una mano, sin llave y sin instrucciones; y el propietario la quiere cerrada. El curso <a href="/course/detail/10">Puertas cerradas en vías de evacuación</a> repasa los casos.</p><p>Explica la diferencia entre <strong>salida de emergencia según EN 179</strong> y antipánico según EN 1125, cuándo puede retardar un sistema según EN 13637 y por qué una ventosa que espera una orden de red no se abre cuando la red ha caído.</p><p>Es optativo, de un crédito; el plano de una puerta propia forma parte del trabajo.</p>',
  },
  13: {
    title: 'Experto en videovigilancia: examen práctico en Seúl',
    summary:
      'Por primera vez el examen de experto se celebra en Asia-Pacífico. Seis plazas, un día, una red con averías.',
    body: '<p>El examen práctico del nivel experto se celebrará en <strong>Seúl</strong>, en inglés y con intérprete de coreano en la sala. Hasta ahora, los candidatos de la región debían viajar a Varsovia.</p><p>La tarea dura un día. Por la mañana recibe un requisito de dos páginas y planifica un perímetro de cuatrocientos metros con analítica. Por la tarde pone en marcha un armario con veinte cámaras en el que el examinador ha escondido fallos de multicast, hora y alimentación. El acta de entrega se redacta como para un cliente.</p><p>Se exigen el examen teórico aprobado y el certificado profesional.</p>',
  },
  14: {
    title: 'Exámenes prácticos: entregue su registro con un enlace',
    summary:
      'Algunas tareas piden una grabación o un informe. Ahora se entregan en la página de la tarea, con contraseña si lo desea.',
    body: '<p>Varios exámenes prácticos terminan con algo que enseñar: una grabación de la escena configurada, un informe de medida, fotografías de un armario antes y después. Hasta ahora llegaban por correo electrónico, y algunas nunca llegaron.</p><p>Ahora deja el archivo donde prefiera e introduce el <strong>enlace</strong> en la página de la tarea, con contraseña si la tiene. El examinador lo ve al momento. Mientras no haya aprobado, puede sustituirlo.</p><p>La página de la tarea solo se abre en un ordenador; los exámenes prácticos no se pueden hacer ni entregar desde el teléfono.</p>',
  },
  15: {
    title: 'Renovar el certificado: noventa días antes y noventa después',
    summary: 'Los certificados valen dos años. Ahora se pueden renovar antes, y se perdona algún retraso.',
    body: '<p>El certificado vale <strong>dos años</strong>. Hasta ahora solo se podía renovar en el último mes, lo que no convenía a quien estaba en obra justo entonces. El plazo se abre noventa días antes del vencimiento y se cierra noventa días después.</p><p>Para renovar, estudia lo que ha cambiado desde su versión, normalmente uno o dos cursos breves, y hace el examen teórico de la versión actual. Los exámenes prácticos no se repiten. El nuevo certificado empieza donde acaba el anterior.</p><p>Le escribimos cuando se abre el plazo y otra vez treinta días antes del vencimiento.</p>',
  },
}
