import type { Word } from "../../writing/said-wrong.ts";

/**
 * How this site writes in Spanish, for readers in South Florida who are called usted: what a text must not say, and
 * what it says instead. `\b` knows no accents: beside a letter with one, `(?<!\p{L})` and `(?!\p{L})` stand for it.
 */
export const words: Word[] = [
  // Spanish of here, not of Spain.
  { not: /\b(ordenador(es)?|(el|los|un|su|sus) portátil(es)?)\b/i, say: "computadora, laptop" },
  { not: /\b(teléfonos? móvil(es)?|(el|los|un|su|sus) móvil(es)?)\b/i, say: "celular" },
  { not: /(?<!\p{L})(vosotr[oa]s|vuestr[oa]s?|os|\p{L}+[áé]is)(?!\p{L})/iu, say: "ustedes, su" },
  { not: /\b(coge[nr]?|cogemos|recoged|ficheros?|aparca\w*|coches?)\b/i, say: "tomar, archivo, estacionar, carro" },
  { not: /\bcortafuegos\b/i, say: "firewall" },
  { not: /\bcopias? de seguridad\b/i, say: "respaldo" },
  { not: /\b(comunidad(es)? de propietarios|transitari[oa]s?|gestorías?)\b/i, say: "the word of the trade here" },
  { not: /\b(en|de) Florida\b/, say: "la Florida" },
  // The trade's words here.
  { not: /(?<!Simple |\{)\be-?mails?\b/i, say: "correo electrónico, then correo" },
  { not: /\b(backups?|passwords?|help ?desk|downtime|freight)\b/i, say: "the Spanish word" },
  { not: /\b(staff|training|feedback|performance|deadlines?|compliance)\b/i, say: "the Spanish word" },
  { not: /\b(soporte|servicios?|personal|equipo|gastos?|costos?) (de )?IT\b|(?<!Mangrove )\bIT\b/, say: "tecnología" },
  { not: /\b(soporte|consultoría|empresa|proveedor|personal|equipo|gestión) de TI\b/, say: "informático, tecnología" },
  {
    not: /\b(autenticación|inicio de sesión|verificación) (de (dos|2) factores|de doble factor)\b/i,
    say: "en dos pasos",
  },
  { not: /\bparches?\b/i, say: "actualización de seguridad" },
  {
    not: /\b(segunda|tercera|dos) líneas?\b|\blíneas? (celular(es)? )?de (repuesto|reserva)\b|\bca(e|ídas? de) la línea\b/i,
    say: "conexión",
  },
  { not: /\ben su aparato\b/i, say: "dispositivo" },
  { not: /\btiempos? de inactividad\b/i, say: "horas sin servicio" },
  { not: /\b(gerentes?|administrador(es)?) de cuentas?\b/i, say: "ejecutivo de cuenta" },
  { not: /\btarifas? planas?\b/i, say: "tarifa fija mensual" },
  { not: /\b(casos? de estudio|estudios? de casos?)\b/i, say: "caso" },
  { not: /\bpor persona y (por )?mes\b/i, say: "por persona al mes" },
  { not: /\b(bodegas?|despachos? de abogados)\b/i, say: "almacén, bufete" },
  {
    not: /\b(certificad[oa]s?|aprobad[oa]s?) (por|en|para) HIPAA\b/i,
    say: "what was closed: nobody certifies compliance",
  },
  // English under Spanish words.
  { not: /\baplica(r|n|ndo)? (para|a|al) (\p{L}+ )?(puestos?|empleos?|trabajos?|vacantes?)\b/iu, say: "postularse" },
  { not: /\baplicaci(ón|ones) de (empleo|trabajo)\b/i, say: "postulación" },
  { not: /\b(hace|hacen|hacer) sentido\b/i, say: "tener sentido" },
  { not: /\b(llamar?|llamamos|llamaremos) (para atrás|de vuelta)\b/i, say: "devolver la llamada" },
  { not: /\b(toma|toman|tomar) ventaja\b/i, say: "aprovechar" },
  { not: /\b(hace|hacen|hacer) (la|una) diferencia\b/i, say: "what changes" },
  {
    not: /\b(al final del día|en orden de que|eventualmente|la data)\b/i,
    say: "al final, para, con el tiempo, los datos",
  },
  { not: /\b(loguear\w*|accesar|deployar|downloadear|mailear|remover)\b/i, say: "the Spanish verb" },
  // Fillers: a number or a plain verb says more.
  { not: /\b(proporcion(a|an|ar|amos|e|en)|brind(a|an|ar|amos|e|en))\b/i, say: "dar" },
  { not: /\b(lleva|llevan|llevar|llevamos) a cabo\b/i, say: "hacer" },
  { not: /\b(en aras de|(a|con el) fin de (que|\p{L}+r)|con el objetivo de)\b/iu, say: "para" },
  {
    not: /\bsoluciones (integrales|innovadoras|tecnológicas|informáticas|digitales|a la medida)\b/i,
    say: "what it is",
  },
  {
    not: /\b(de vanguardia|de última generación|de clase mundial|de primer nivel|llave en mano)\b/i,
    say: "what it does",
  },
  { not: /\b(robust[oa]s?|holístic[oa]s?|sinergi\w*|potenciar|empodera\w*|optimiza\w*)\b/i, say: "a plain verb" },
  { not: /\b(sin fisuras|sin costuras|sin igual|inigualables?|misión crítica|nunca duerme)\b/i, say: "a figure" },
  { not: /\b(cabe (destacar|señalar|mencionar)|es importante (destacar|señalar)|no dude en)\b/i, say: "nothing" },
  { not: /\b(a nivel de|y\/o|hoy en día)\b/i, say: "en, o, hoy" },
  // Usted, never tú nor vos.
  { not: /(?<!\p{L})([Tt]ú|[Tt]us?|[Tt]e|ti|[Cc]ontigo|[Tt]uy[oa]s?|[Vv]os)(?!\p{L})/u, say: "usted, su" },
  {
    not: /(?<!\p{L})(puedes|tienes|quieres|necesitas|debes|sabes|eres|estás|vas|haces|pagas)(?!\p{L})/iu,
    say: "usted",
  },
  { not: /(?<!\p{L})(podrías|tendrías|deberías|querrías|quisieras|\p{L}+[abdeir]rás)(?!\p{L})/iu, say: "usted" },
  {
    not: /(?<!\p{L})(llámanos|escríbenos|contáctanos|cuéntanos|dinos|envíanos|mándanos|pídenos|visítanos|pregúntanos)(?!\p{L})/iu,
    say: "llámenos, escríbanos",
  },
  { not: /(?<!\p{L})(ten[eé]s|pod[eé]s|quer[eé]s|sab[eé]s)(?!\p{L})/iu, say: "usted" },
  // Signs, numbers and hours.
  { not: /^[^¿]*\?(\s|$)/, say: "it with ¿" },
  { not: /^[^¡]*!(\s|$)/, say: "it with ¡" },
  { not: /[«»"]/, say: "it in “…”" },
  { not: /\d\s%/, say: "40%, without a space" },
  { not: /\b\d{1,3}\.000\b/, say: "1,000, as numbers are written here" },
  { not: /\d\s?([ap]m|[AP]M|[ap]\.m\.)/, say: "9:00 a. m." },
  {
    not: /\bde (Enero|Febrero|Marzo|Abril|Mayo|Junio|Julio|Agosto|Septiembre|Octubre|Noviembre|Diciembre)\b/,
    say: "it small",
  },
  // A heading names or tells; it doesn't begin with what is being done.
  { not: /^(?!Cuando)\p{Lu}\p{L}+([ai]|ie|ye)ndo(lo|la|le|se)? /u, say: "the infinitive or a noun" },
];
