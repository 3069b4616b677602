import type { CourseTextSeed } from '../../../seed-types.ts'

export const videoProfessional: Readonly<Record<number, CourseTextSeed>> = {
  31: {
    name: 'Cámaras PTZ y multisensor',
    summary:
      'Una cámara móvil siempre está mirando a otro lado. Cuándo sigue siendo la herramienta adecuada, cuándo son mejores cuatro sensores fijos y cómo trabajan juntos.',
    description:
      '<p>Una PTZ cubre 360 grados, de uno en uno. Vendida en lugar de ocho cámaras fijas, graba en el momento del robo un excelente primer plano de la esquina contraria. Su sitio está junto a un operador, o detrás de una cámara fija o un detector que le diga adónde mirar.</p><p>Calculamos lo que da de sí la mecánica. Una preposición que repite con 0,1 grados falla 17 cm a 100 m; con todo el zoom, es la diferencia entre la matrícula y el parachoques. Una ronda con diez segundos de parada hace 8640 movimientos al día, más de tres millones al año. Con 300 ms del objetivo a la pantalla, todo operador se pasa de largo.</p><p>Las carcasas <strong>multisensor</strong> conservan la escena entera: un cable y un soporte, pero cuatro flujos, a menudo cuatro licencias y alimentación 802.3at o 802.3bt si se cuentan calefacción e infrarrojo. El último capítulo acopla ambas: vista general fija, detalle móvil.</p>',
    outcomes: [
      'decidir entre PTZ, multisensor y cámaras sueltas y ponerle cifras',
      'fijar preposiciones, posición de reposo y topes para que la grabación siga teniendo sentido',
      'comprobar precisión y latencia frente al zoom previsto',
      'acoplar una vista general fija con una PTZ, con prioridad y tiempo de retorno',
    ],
    chapters: [
      'Dónde va una cámara móvil',
      'Preposiciones, rondas y desgaste',
      'Cuatro sensores, un cable',
      'Vista general y detalle en equipo',
    ],
  },
  32: {
    name: 'Diseño de sistemas de vídeo en red',
    summary:
      'De la lista de cámaras a una red que las soporte: tráfico, VLAN, multicast, presupuesto PoE, enlaces, hora y una medición que lo demuestre.',
    description:
      '<p>Las redes de oficina se construyen para un tráfico que llega a rachas. El vídeo sopla todo el día: 48 cámaras a 6 Mbit/s son 288 Mbit/s sin pausa para comer, y cada fotograma clave llega como una ráfaga. Por eso un enlace ocupado de media al treinta por ciento puede perder paquetes en un switch de búferes pequeños, y el fallo aparece como imagen emborronada al empezar cada segundo.</p><p>El curso diseña una instalación real a partir de su lista de cámaras. Plan de direcciones y <strong>VLAN</strong> con margen; unicast o multicast, e IGMP snooping con exactamente un querier, porque sin él el multicast es difusión con otro nombre. El PoE se suma por puerto y por switch: 370 W atienden veinticuatro puertos a 15,4 W y ni una PTZ con calefacción más. Entre edificios, fibra; y el RSTP se prueba sacando un conector mientras alguien mira la grabación.</p><p>Al final está la recepción por medición: pérdida de paquetes, jitter, diferencia horaria entre cámaras y horas de SAI.</p>',
    outcomes: [
      'deducir el tráfico de cada enlace a partir de la lista de cámaras, con ráfagas y un segundo espectador',
      'planificar direcciones, VLAN y multicast de modo que quepa la próxima ampliación',
      'elaborar un presupuesto de PoE y SAI para la noche más fría',
      'elegir enlace, búfer y redundancia y probar el fallo de cada uno',
      'recibir una red de vídeo por valores medidos y no mirando la imagen',
    ],
    chapters: [
      'De la lista de cámaras al tráfico',
      'Plan de direcciones y VLAN',
      'El multicast y su querier',
      'Presupuesto PoE y SAI',
      'Enlaces, fibra y búferes',
      'Hora, nombres y acceso remoto',
      'Redundancia y recepción',
    ],
  },
  33: {
    name: 'Ciberseguridad en sistemas de vídeo',
    summary:
      'Una cámara es un ordenador en una pared exterior. Cuentas, certificados, control de puertos, firmware y el plan para el día en que algo salga mal.',
    description:
      '<p>Toda cámara exterior termina en una toma de red a cuatro metros de altura, y una escalera no es un ataque sofisticado. Quien desenchufe la cámara y enchufe un portátil no debe encontrar nada: ni dirección, ni vecino, ni grabador. Eso lo da <strong>IEEE 802.1X</strong> con un certificado por equipo o, como mínimo, un puerto que se cierra al caer el enlace y lo notifica.</p><p>Seguimos la secuencia habitual de los incidentes reales: contraseñas de fábrica o compartidas, interfaz web expuesta a internet por UPnP, firmware de hace tres años, una sola cuenta de administrador para todos. A cada punto le corresponden un ajuste, una prueba y una línea en el acta. Los flujos van por TLS y la gestión, desde un servidor de salto. Las zonas y conductos de IEC 62443 ayudan a dibujarlo de forma que informática asienta.</p><p>El firmware se vuelve rutina: leer avisos, probar en una cámara, guardar la imagen anterior, actualizar por grupos. El último capítulo supone que todo falló: a quién llamar, qué desenchufar, qué registros salvar primero. A muchos clientes NIS2 les pide justo esto por escrito.</p>',
    outcomes: [
      'bastionar cámara, grabador y cliente con una lista y probar el resultado',
      'proteger los puertos exteriores para que un portátil enchufado no encuentre nada',
      'llevar certificados y firmware como rutina con vuelta atrás',
      'redactar una hoja de incidentes para un sistema de vídeo y ensayarla',
    ],
    chapters: [
      'Cómo se ataca de verdad un sistema de vídeo',
      'Cuentas, roles y contraseñas',
      'La toma en la pared exterior',
      'Firmware y certificados como rutina',
      'El día en que sale mal',
    ],
  },
  34: {
    name: 'Almacenamiento que sobrevive: RAID, conmutación y grabación local',
    summary:
      'Los discos mueren, los servidores se reinician, los switches se quedan sin corriente. Qué se sigue grabando, cuánto tiempo y cómo probarlo antes.',
    description:
      '<p>RAID mantiene en marcha un sistema cuando muere un disco. No devuelve lo que alguien borró ni ayuda cuando la fuente se lleva por delante toda la cabina. Este curso ordena las capas por el fallo que cubren y por lo que pierden mientras lo cubren.</p><p>Empecemos por la reconstrucción. Un disco de 18 TB a 100 MB/s tarda cincuenta horas si no ocurre nada más, y con vídeo siempre ocurre algo más: cuente de tres a seis días. Durante ese tiempo <strong>RAID 5</strong> no tiene reserva alguna y debe leer sin un solo error cada sector de los demás discos. De ahí RAID 6, un disco de repuesto en caliente y unidades para escritura continua en vez de las que están de oferta.</p><p>Sobre los discos está el servidor: uno de reserva, N+1, con el hueco medido y no citado. Debajo está la cámara: una tarjeta de 256 GB guarda unos seis días a 4 Mbit/s y rellena el hueco después, si su reloj iba bien y alguien vigila el desgaste. En el último capítulo se sacan los enchufes uno a uno, cronómetro en mano.</p>',
    outcomes: [
      'elegir el nivel RAID por tiempo de reconstrucción y carga de escritura, no por costumbre',
      'planificar la grabación de respaldo e indicar en segundos el hueco restante',
      'dimensionar la grabación en la cámara y configurar el relleno automático',
      'hacer una prueba de fallos y documentar lo perdido',
    ],
    chapters: [
      'Lo que RAID hace y lo que no',
      'La reconstrucción, hora a hora',
      'Servidores de respaldo',
      'Tarjetas en la cámara y la gran prueba',
    ],
  },
  35: {
    name: 'Reconocimiento de matrículas',
    summary:
      'Ángulo, obturador e infrarrojo para que la matrícula se lea antes de que la lea ningún programa, y una barrera que sepa qué hacer con las mal leídas.',
    description:
      '<p>El programa lee lo que podría leer una persona, solo que más deprisa. Si la matrícula es un resplandor blanco o una mancha gris, ninguna licencia lo arregla. Una matrícula europea mide 520 mm de ancho; con 130 píxeles encima son <strong>250 píxeles por metro</strong>, la misma densidad que EN 62676-4 pide para identificar a una persona.</p><p>A 50 km/h un coche recorre 14 mm en una milésima de segundo. Visto a 30 grados del carril, la mitad cruza la imagen, algo menos que el trazo de una letra. De ahí: obturador de una milésima o menos, ángulo inferior a 30 grados en ambos sentidos, infrarrojo pulsado, porque la matrícula lo devuelve a su origen, y un filtro de banda contra los faros.</p><p>Un 98 por ciento suena bien hasta que hay barrera: uno de cada cincuenta conductores se queda parado. Por eso el curso acaba con formatos de país, la O y el 0, listas de autorizados con un carácter de tolerancia, una segunda forma de entrar y el borrado de los pasos que nadie necesita.</p>',
    outcomes: [
      'calcular densidad de píxeles, obturador y ángulo para un carril y su velocidad',
      'ajustar infrarrojo y filtro para que se lea la matrícula con faros y con lluvia',
      'medir con honradez una tasa de lectura, de día y de noche',
      'prever la segunda vía para cada matrícula mal leída',
    ],
    chapters: [
      'Una matrícula que leería una persona',
      'Obturador, ángulo e infrarrojo pulsado',
      'Tasas, listas y el coche número cincuenta',
    ],
  },
}
