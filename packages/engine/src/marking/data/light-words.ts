/** Words that say little in an answer, although they are not function words. */
export const LIGHT = new Set(
  `be have do get thing something someone people way kind type form process situation condition act use make go take
  when which that happen called whose there one each other same very only just able theory study idea concept method law
  part type time place movement amount number state substance system group`.split(/\s+/),
)
/** Chinese ones, in simplified characters. */
export const CHINESE_LIGHT =
  /^(?:是|有|东西|现象|情况|过程|一种|之|会|要|把|被|让|使|个|它|等|用来|用于|场所|地方|性质|特性|方法|作用|进行|发生|主要|事物|物质|一个|能|能够|可以|可|东西|人|时|后|前|中)$/
