import sharp from 'sharp';
const [out, ...names] = process.argv.slice(2);
const W = 2300, gap = 12;
let y = 0; const parts = []; 
for (const n of names) {
  const wide = await sharp(`/tmp/screens-before/${n}-light-1440.png`).resize({ width: 900 }).toBuffer().catch(()=>null);
  const dark = await sharp(`/tmp/screens-before/${n}-dark-1440.png`).resize({ width: 900 }).toBuffer().catch(()=>null);
  const l3 = await sharp(`/tmp/screens-before/${n}-light-360.png`).resize({ height: 562 }).toBuffer().catch(()=>null);
  const d3 = await sharp(`/tmp/screens-before/${n}-dark-360.png`).resize({ height: 562 }).toBuffer().catch(()=>null);
  [[wide,0],[dark,912],[l3,1824],[d3,2061]].forEach(([b,x])=>b&&parts.push({input:b,left:x,top:y}));
  y += 562+gap;
}
await sharp({create:{width:W,height:y,channels:3,background:'#888'}}).composite(parts).png().toFile(out);
