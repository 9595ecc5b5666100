/**
 * Runs first on every page of a static site, since no server reads cookies: applies the chosen color scheme, and
 * redirects to the folder of the chosen language. The language is that of `?lng=`, else that of the page's folder; at
 * the root it is the one chosen before, or the browser's.
 */
export const preferencesScript = `{const dark=/(?:^|; )is_dark=(true|false)/.exec(document.cookie)?.[1];if(dark)document.documentElement.dataset.mantineColorScheme=dark==='true'?'dark':'light';${[
  "const{base=''}=document.documentElement.dataset,{search,hash,pathname}=location,query=new URLSearchParams(search)",
  "known=tag=>/^(en|zh)(?![a-z])/i.exec(tag||'')?.[1].toLowerCase()",
  'kept=name=>{try{return self[name].lng}catch{}}',
  'path=pathname.slice(base.length)',
  'isChinese=/^\\/zh(\\/|$)/.test(path)',
  "asked=known(query.get('lng'))",
  "chosen=()=>known(/(?:^|; )lng=([^;]*)/.exec(document.cookie)?.[1])||known(kept('localStorage'))||known(kept('sessionStorage'))||known(navigator.language)",
  "wanted=asked||(isChinese?'zh':chosen())",
].join()};if((wanted==='zh')!==isChinese){${[
  "isChinese||query.delete('lng')",
  "const rest=query.size?'?'+query:''",
  // A single slash, since two would lead to another host.
  "location.replace(base+(isChinese?path.slice(3).replace(/^\\/*/,'/'):'/zh'+path)+rest+hash)",
].join(';')}}}`
