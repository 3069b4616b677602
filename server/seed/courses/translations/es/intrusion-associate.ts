import type { CourseTextSeed } from '../../../seed-types.ts'

export const intrusionAssociate: Readonly<Record<number, CourseTextSeed>> = {
  42: {
    name: 'Cableado, zonas y resistencias de final de línea',
    summary:
      'Dos resistencias en su sitio distinguen reposo, alarma, cortocircuito y corte. Fuera de su sitio solo dejan contenta a la central.',
    description:
      '<p>Una resistencia de final de línea va al final de la línea, es decir, dentro del detector. Cada año alguien encuentra una central con todas bien alineadas en la regleta, supervisando cuatro centímetros de aire. Funciona a la perfección hasta que alguien puentea el cable.</p><p>Con <strong>dos resistencias</strong> de 4,7 kΩ una zona dice cuatro cosas: 4,7 kΩ es reposo, 9,4 kΩ alarma, casi cero cortocircuito, infinito corte. Así conectamos los contactos de alarma y sabotaje, y después las zonas con salida de enmascaramiento y avería. El cobre apenas cuenta: 100 m de 0,22 mm² son 16 Ω entre ida y vuelta. Lo que cuenta es el empalme al que le han salido 800 Ω de corrosión y que suena con humedad a las cuatro de la madrugada.</p><p>Por eso medimos antes de conectar la central y apuntamos cada valor: bucle, aislamiento, malla. Luego, la alimentación: consumos de detectores y sirena sumados, y tensión en el último detector con la batería a 10,5 V. Los grados 2 y 3 de EN 50131-1 y las reglas de aplicación de CLC/TS 50131-7 dicen qué debe notar la central.</p>',
    outcomes: [
      'cablear una zona de doble balance con contacto de alarma, sabotaje y enmascaramiento',
      'encontrar con el multímetro una línea puenteada, un mal empalme y una resistencia fuera de sitio',
      'calcular la tensión en el último detector con la batería casi vacía',
      'llevar una ficha de zonas que convierta la próxima avería en cuestión de minutos',
    ],
    chapters: [
      'Por qué la resistencia va en el detector',
      'Alarma, sabotaje y enmascaramiento en un par',
      'La tensión en el último detector',
      'Medir, rotular, anotar',
    ],
  },
  43: {
    name: 'Detectores exteriores y perimetrales',
    summary:
      'Barreras, cables de valla, microondas y PIR de exterior: qué hace cada uno con niebla, viento y hierba alta, y cómo combinar dos que fallan de distinta manera.',
    description:
      '<p>En interior, un detector espera algo inusual. Fuera todo es usual: viento, gatos, periódicos, sol sobre una furgoneta. Un detector exterior se elige por lo que ignora. El curso recorre una valla de 240 m y la equipa cuatro veces, cada una con otro principio.</p><p>Las <strong>barreras de infrarrojo activo</strong> necesitan línea despejada y reserva; con niebla se quedan ciegas y deben decirlo en vez de sonar. Las <strong>barreras de microondas</strong> ven a través de la niebla, pero llenan un volumen en forma de puro, con huecos en cada poste que solo cierra el solape. Los cables de valla oyen cortar y trepar, y también cada malla suelta; primero se arregla la valla. El PIR de exterior trabaja con haces paralelos a dos alturas, para que un zorro no sea una persona, y sufre cuando el suelo está a la temperatura de la piel.</p><p>Los equipos se toman en clase ambiental IV de EN 50130-5 y el sistema se planifica según CLC/TS 50661-1. Combinamos principios que fallan de distinta manera, con Y para la calma y con O para la seguridad; recorremos la línea andando, reptando y corriendo, y volvemos tras la primera tormenta.</p>',
    outcomes: [
      'elegir un principio de detección según terreno, clima y ataque previsto',
      'alinear barreras de infrarrojo y de microondas y cerrar los huecos de postes y esquinas',
      'decidir entre Y y O de dos detectores e indicar la consecuencia',
      'hacer una prueba de paso en exterior y repetirla en malas condiciones',
    ],
    chapters: [
      'Lo que es normal fuera',
      'Barreras de infrarrojo y de microondas',
      'Cables de valla y PIR de exterior',
      'Combinar, probar, volver',
    ],
  },
  44: {
    name: 'Verificación de alarmas por imagen y sonido',
    summary:
      'Dar a la central receptora con qué decidir: diez segundos previos a la alarma, un segundo detector, un micrófono y un plan para el caso dudoso.',
    description:
      '<p>El operador tiene cosa de un minuto y una línea de texto: «Zona 14, alarma». ¿Ladrón o globo? La verificación añade un segundo indicio, y CLC/TS 50131-9 nombra las vías: <strong>secuencial</strong>, por un segundo detector independiente dentro de un plazo; <strong>visual</strong>, por imágenes; <strong>audio</strong>, escuchando.</p><p>La imagen debe venir de antes. Sirve un clip desde diez segundos antes de la alarma hasta veinte después, de una cámara que vea toda la zona del detector y tenga luz propia; el directo enseña una sala vacía. Casamos en el plano zonas de detección y campos de visión y siempre aparece un detector que nadie ve. La verificación secuencial falla con más discreción: dos detectores mirando al mismo calefactor se dan la razón.</p><p>El sonido es un indicio fuerte y una intromisión fuerte. Los micrófonos se abren solo tras una alarma, por tiempo limitado y con la situación legal comprobada antes. Al final redactamos el plan de actuación con la central, que trabaja según EN 50518: qué es confirmado, qué es dudoso, a quién se envía y a quién se llama a las tres y media.</p>',
    outcomes: [
      'casar detectores y cámaras de modo que toda zona pueda verificarse',
      'ajustar clips de prealarma, luz y transmisión para que las imágenes lleguen a tiempo',
      'planificar la verificación secuencial sin causa común de falsa alarma',
      'acordar con la central receptora un plan de actuación que incluya el caso dudoso',
    ],
    chapters: [
      'Tres maneras de confirmar una alarma',
      'Diez segundos antes, veinte después',
      'La escucha y el plan de actuación',
    ],
  },
  45: {
    name: 'Mantenimiento y diagnóstico remoto',
    summary:
      'Qué debe incluir una visita, qué puede hacerse desde la mesa y cómo los valores que derivan anuncian la avería semanas antes de que suene.',
    description:
      '<p>Mantenimiento no es «pulsado el botón, suena la sirena, firma». Una visita según CLC/TS 50131-7 abarca cada detector, sabotaje, alimentación, transmisión y la pregunta que a nadie gusta: ¿ha cambiado el edificio? Desde la última vez hay un tabique nuevo, y el detector de detrás vigila cartón yeso con gran fiabilidad.</p><p>Una batería se prueba con carga, no con voltímetro. Marca 13,6 V mientras el cargador le da la mano; desconecte la red, consuma diez minutos la corriente de alarma y mire otra vez. Una batería de plomo se cambia a los cuatro años más o menos, antes en un armario caliente, porque <strong>cada diez grados reducen su vida a cerca de la mitad</strong>.</p><p>Mucho se lee a distancia: memoria de eventos, resistencia de zona, nivel de señal. Una zona que en un año sube de 4,7 a 5,3 kΩ anuncia un empalme que se estropea, mucho antes de la alarma nocturna. Pero el acceso remoto también es una puerta. EN 50710 dice cómo asegurarlo: autorizado por el cliente, cifrado, limitado en el tiempo y registrado; nada se desarma ni se anula sin que lo sepa alguien en el lugar.</p>',
    outcomes: [
      'planificar una visita según el grado y según lo que ha cambiado en el edificio',
      'probar con carga batería y fuente y decidir el cambio',
      'descubrir averías lentas en la tendencia de los valores de zona y de radio',
      'montar un acceso remoto que el cliente concede, ve y puede cortar',
    ],
    chapters: [
      'La visita y lo que ha cambiado',
      'Baterías, alimentación y tendencias',
      'Acceso remoto con cadena en la puerta',
    ],
  },
}
