/** Which form a lead comes from; the server knows the same eight. */
export type LeadKind = 'callback' | 'calculator' | 'package' | 'work' | 'flat' | 'promotion' | 'service' | 'vacancy';
