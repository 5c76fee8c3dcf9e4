/** Towns with their outcodes and their share of the listings, which follows the population. */
export interface DemoTown {
  readonly name: string;
  readonly outcodes: readonly string[];
  readonly share: number;
}

const rows = `
London|E1 E2 E3 E8 E9 E14 E17 N1 N4 N7 N8 N16 N22 NW1 NW3 NW6 NW10 SE1 SE5 SE8 SE10 SE15 SE22 SW2 SW4 SW9 SW11 SW16 SW17 SW18 W3 W4 W6 W12 W14 EC1 WC1 CR0 BR1 TW1 HA1 EN1 IG1|190
Birmingham|B1 B5 B13 B14 B16 B17 B29 B30|60
Coventry|CV1 CV3 CV5 CV6|18
Wolverhampton|WV1 WV3 WV6|13
Manchester|M1 M4 M13 M14 M15 M20 M21|44
Salford|M3 M5 M6 M50|14
Bolton|BL1 BL3|10
Stockport|SK1 SK3 SK4|10
Liverpool|L1 L3 L8 L15 L17 L18|28
Warrington|WA1 WA4 WA5|9
Leeds|LS1 LS4 LS6 LS7 LS8 LS11|42
Bradford|BD1 BD7 BD9|20
Sheffield|S1 S3 S7 S10 S11|32
York|YO1 YO10 YO24 YO31|10
Hull|HU1 HU3 HU5|13
Huddersfield|HD1 HD3|8
Newcastle upon Tyne|NE1 NE2 NE4 NE6|20
Sunderland|SR1 SR2|10
Durham|DH1|5
Middlesbrough|TS1 TS5|8
Nottingham|NG1 NG2 NG5 NG7|23
Leicester|LE1 LE2 LE3|23
Derby|DE1 DE22 DE23|14
Lincoln|LN1 LN2|6
Stoke-on-Trent|ST1 ST4|12
Northampton|NN1 NN3|14
Peterborough|PE1 PE2|11
Cambridge|CB1 CB2 CB4|9
Norwich|NR1 NR2 NR3|10
Ipswich|IP1 IP4|9
Colchester|CO1 CO2|8
Southend-on-Sea|SS0 SS1|9
Chelmsford|CM1 CM2|7
Luton|LU1 LU2|12
Milton Keynes|MK9 MK10 MK13|14
Oxford|OX1 OX3 OX4|10
Reading|RG1 RG2 RG30|13
Slough|SL1 SL2|9
Guildford|GU1 GU2|6
Brighton|BN1 BN2 BN3|16
Portsmouth|PO1 PO4 PO5|13
Southampton|SO14 SO15 SO17|15
Bournemouth|BH1 BH2 BH8|11
Canterbury|CT1 CT2|5
Maidstone|ME14 ME15|6
Bristol|BS1 BS3 BS5 BS6 BS7 BS8|34
Bath|BA1 BA2|7
Gloucester|GL1 GL2|8
Cheltenham|GL50 GL51|7
Swindon|SN1 SN2|11
Exeter|EX1 EX2 EX4|8
Plymouth|PL1 PL3 PL4|14
Truro|TR1|3
Worcester|WR1 WR2|6
Carlisle|CA1 CA2|5
Preston|PR1 PR2|8
Lancaster|LA1|4
Glasgow|G1 G3 G11 G12 G20 G31 G41 G42|40
Edinburgh|EH1 EH3 EH6 EH7 EH8 EH11 EH12|34
Aberdeen|AB10 AB11 AB24|13
Dundee|DD1 DD2 DD4|9
Inverness|IV1 IV2|4
Stirling|FK7 FK8|4
Perth|PH1 PH2|4
Cardiff|CF10 CF11 CF14 CF24|26
Swansea|SA1 SA2|14
Newport|NP19 NP20|9
Wrexham|LL11 LL13|5
Bangor|LL57|2
Belfast|BT1 BT5 BT7 BT9 BT15|26
Lisburn|BT27 BT28|4
Derry|BT47 BT48|6
Newry|BT34 BT35|3
`;

export const demoTowns: readonly DemoTown[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [name = '', outcodes = '', share = '1'] = row.split('|');
    return { name, outcodes: outcodes.split(' '), share: Number(share) };
  });
