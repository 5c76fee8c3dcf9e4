/**
 * Words that mean nearly the same, so that a sentence with words nobody has written before is still read. Neighbours
 * that belong together are joined by an underscore. One word may have several meanings.
 */
export const concepts = {
  child:
    'child children kid kids kiddie kiddies kiddo baby babies infant infants toddler toddlers newborn newborns tot tots bairn bairns wean weans wain wains nipper nippers youngster youngsters minor minors offspring daughter daughters son sons teen teens teenager teenagers teenage adolescent rugrats sprog sprogs bambino bambinos brood grandchildren grandkids grandchild stepchildren twins tiddlers munchkins urchins little_one little_ones little_un little_uns wee_one wee_ones young_ones tiny_tots small_people under_fives plant plentyn babi babby bubba juniors schoolchildren schoolkids preschooler preschoolers tweens mini_me dependant dependants dependent dependents',
  parent:
    'family families familys parent parents mum mums mam mams mummy dad dads daddy mother mothers father fathers parenthood stepmum single_mum single_mums single_parent lone_parent grandparents nuclear_family households_with clan teulu',
  pregnancy:
    'pregnant pregnancy expecting expectant bump maternity due_date trying_for newborn unborn conceive stork arrival family_way new_arrival on_the_way starting_a_family start_a_family fertility ivf planning_a_family additions antenatal midwife',
  childgear:
    'nappies nappy pram prams buggy buggies pushchair pushchairs cot cots highchair highchairs toys crayons crayon sticky_fingers sticky jam pitter patter tiny_feet tantrums tantrum screaming crying scribbles lego scooters trampolines cartoons playpen stairgate bunk crib babygrow dummies feeding nursery_rhymes school_run school_runs playdates bedtime birthday',
  childfree:
    'childless childfree child_free dinky dinkys dinkies empty_nester empty_nesters nesters flown_the_nest grown_up grown_ups grownups grownup adults adult adult_only',
  school:
    'school schools primary secondary nursery nurseries creche catchment playgroup playground academy comprehensive reception college university uni campus kindergarten childminder ofsted sixth_form',
  youngage:
    'young younger youngsters youthful twenties thirties 20s 30s millennial millennials gen_z graduates fresh vibrant youth uni_age early_twenties late_twenties',
  oldage:
    'old older elderly retired retiree retirees pensioner pensioners senior seniors oaps oap mature fifties sixties 50s 60s 40s forties middle_aged ageing aged frail over_50 over_55 over_60 silver grey_hair golden pension_age vintage',
  age: 'age ages aged years yrs birthday born generation bracket year_old years_old older_than younger_than age_group age_range age_limit',
  student:
    'student students undergrad undergrads undergraduate postgraduate postgrad postgrads freshers fresher phd studying',
  professional:
    'professional professionals prof profs executive executives exec execs young_professional corporate city_workers office_workers white_collar medics doctors doctor nurses nurse teacher teachers engineers engineer solicitor lawyers bankers nhs key_worker keyworker consultant consultants',
  benefit:
    'benefit benefits dss dhss uc lha hb pip esa jsa adp dla universal_credit housing_benefit income_support jobseekers claim claims claimant claimants claiming dole giro giros handout handouts welfare award_letter award_letters housing_element top_up top_ups topup topups allowance allowances credit_journal tax_credits pension_credit carers_allowance attendance_allowance state_help state_support state_money subsidy subsidised subsidies entitlement entitlements signing_on sick_note journal means_tested assistance supported relief bens scroungers',
  state:
    'council councils jobcentre job_centre dwp government gov state taxpayer taxpayers local_authority authority social_services public_purse public_funds public_money the_social social_worker housing_officer housing_association homeless homelessness referral referrals nomination nominations charity charities hostel hostels temporary_accommodation the_system treasury lha_rate nanny_state',
  work: 'work works working worker workers employed employment employer employers employee job jobs career careers wage wages salary salaries salaried earn earns earning earnings earner earners payslip payslips wageslip wageslips paye p60 income full_time nine_to_five 9_5 breadwinner breadwinners payroll occupation hmrc self_employed waged graft grafters grafter payday earned hard_working hardworking work_full trade profession office gainful gainfully day_job pay_packet pay_packets',
  unemployed:
    'unemployed jobless workless out_of_work non_working idle layabouts stay_at_home between_jobs redundant redundancy zero_hours unwaged not_working home_all_day in_all_day time_on_their sofa daytime',
  selffund:
    'self_funding self_funded self_funders self_supporting self_sufficient own_pocket own_money own_means private_tenants private_renters financially_independent stand_on pay_their_own pay_your_own private_means independent_means',
  guarantor: 'guarantor guarantors guarantee homeowner home_owner home_owning cosigner surety underwritten',
  nation:
    'british brit brits english scottish scots welsh irish polish pole poles romanian romanians bulgarian bulgarians albanian albanians nigerian nigerians ghanaian ghanaians somali somalis indian indians pakistani pakistanis bangladeshi bangladeshis bengali chinese japanese korean thai filipino filipinos vietnamese malaysian turkish turks greek greeks italian italians spanish spaniards portuguese french german germans dutch hungarian hungarians czech slovak slovaks lithuanian lithuanians latvian latvians ukrainian ukrainians russian russians american americans canadian australian aussie kiwi brazilian brazilians latin arab arabs arabic iranian iraqi syrian syrians afghan afghans kurdish egyptian african africans asian asians european europeans caribbean jamaican eritrean ethiopian sudanese zimbabwean kenyan tamil punjabi gujarati sikh_family malayali sri_lankan nepali nepalese moroccan algerian eastern_european eastern_europeans western south_asian anglo saxon celtic cymraeg cymry yorkshire lancashire geordie scouse cockney kurds hong_kongers',
  country:
    'britain uk england scotland wales ireland poland romania bulgaria albania nigeria ghana somalia india pakistan bangladesh china japan korea philippines vietnam turkey greece italy spain portugal france germany hungary lithuania latvia ukraine russia america usa canada australia brazil syria iraq iran afghanistan egypt africa asia europe eu caribbean jamaica kerala punjab hong_kong middle_east shanghai beijing delhi lagos eastern_europe back_home home_country homeland same_country commonwealth continent world_over',
  foreign:
    'foreign foreigner foreigners overseas abroad international internationals immigrant immigrants migrant migrants refugee refugees asylum visa visas passport passports citizenship citizen citizens nationality nationalities nationals brp evisa evisas share_code ilr indefinite_leave settled_status pre_settled leave_to_remain limited_leave sponsorship sponsored work_permit expat expats newcomers native natives local locals indigenous born born_here born_and_bred raised ethnic ethnicity immigration right_to_remain home_office residency off_the_plane off_the_boat arrivals roots heritage ancestry ancestors descent origin origins motherland birthplace surname surnames foreign_sounding accent accents',
  language:
    'language languages tongue speak speaks speaking spoken speaker speakers fluent fluently mother_tongue first_language accent translate translator interpreter conversational grammar understand understands communicate',
  race: 'black white brown coloured colour skin caucasian caucasians ethnic race races racial mixed_race bame minority minorities gypsy gypsies traveller travellers roma romany pikey pikeys whites blacks dark_skinned fair_skinned complexion melanin',
  culture:
    'curry curries spice spices spicy masala frying smells smell smelly aromas cooking cuisine food foods cook cooks culture cultures cultural custom customs tradition traditional traditionally community communities background backgrounds kind sort our_own own_kind own_sort like_us same_as_us fit_in blend values way_of_life lifestyle',
  religion:
    'muslim muslims islam islamic christian christians christianity catholic catholics protestant protestants hindu hindus sikh sikhs jewish jew jews buddhist buddhists atheist atheists religious religion religions faith faiths believer believers god godly godless church churches churchgoer churchgoers churchgoing chapel mosque mosques temple synagogue gurdwara cathedral parish congregation worship worships worshipping pray prays praying prayer prayers bible quran koran gospel halal kosher hijab hijabs headscarf headscarves turban turbans veil ramadan eid lent easter christmas sabbath vicar priest imam minister holy jesus allah lord mass evangelical orthodox born_again mormon jehovahs quaker sunday fellowship baptist methodist pentecostal ministry spiritual crucifix hymns diwali brethren brothers_in sisters_in secular convert heathen ysgol_sul capel',
  man: 'man men male males gent gents gentleman gentlemen guy guys lad lads bloke blokes boy boys chap chaps fella fellas bachelor bachelors husband husbands boyfriend boyfriends brother brothers mr him he his fellow fellows masculine sir menfolk himself laddie geezer',
  woman:
    'woman women female females lady ladies girl girls gal gals lass lasses lassie lassies wife wives girlfriend girlfriends sister sisters mrs her she hers ms spinster hen feminine damsel herself madam womenfolk girlie girly maiden merched menyw',
  gender:
    'gender genders sex sexes single_sex same_sex opposite_sex mixed mixed_sex pronouns trans transgender transitioned transitioning non_binary nonbinary transsexual cross_dresser biological biologically born_that_way genders_only unisex',
  orientation:
    'gay gays lesbian lesbians bisexual homosexual homosexuals heterosexual straight lgbt lgbtq queer queers orientation partners civil_partners same_sex two_men two_women two_ladies two_lads two_fellas two_chaps two_girls two_blokes two_guys one_bed double_bed sleeping_arrangements rainbow pride hetero batting persuasion unnatural lifestyle_choice mr_and_mrs man_and_wife husband_and_wife bride groom adam_and married marriage unmarried wed wedlock cohabiting vows ring',
  disability:
    'disabled disability disabilities disablement wheelchair wheelchairs mobility handicap handicapped handicaps blind deaf autistic autism adhd amputee impaired impairment impairments special_needs learning_difficulties learning_disability crutches crutch walking_stick walking_frame walking_sticks zimmer frame stick scooter hearing_aid cane limp limping step_free lame',
  health:
    'health healthy illness illnesses ill sick sickness medical medically medication medications meds tablets pills condition conditions mental mentally depression depressed anxiety anxious bipolar schizophrenia psychiatric psychiatrist therapy therapist hiv aids cancer epilepsy epileptic seizures diabetes dementia diagnosis diagnosed hospital sectioned nerves breakdown stable sane sanity mind minds infection hepatitis std doctors_note gp prescription chronic long_term_sick unwell issues episodes addiction recovering rehab mental_health fit_note vaccinated vaccination covid counsellor ailments wellbeing stress ocd ptsd',
  aid: 'guide_dog guide_dogs assistance_dog assistance_dogs assistance_animal assistance_animals support_dog support_animal hearing_dog carer carers care_worker support_worker support_workers care_package ramp ramps grab_rail grab_rails rail rails stairlift stairlifts hoist hoists adaptation adaptations adapted adjustments adjustment modifications wet_room walk_in_shower lifeline nurse_visits district_nurse care caring caregiver oxygen handrail handrails service_dog service_animal',
  ablebody:
    'able_bodied fit fitness agile nimble sprightly strong sound_mind mobile sure_footed good_health good_legs stairs steps flights climb climbing manage_the_stairs no_lift physically steep spiral top_floor',
  pet: 'pet pets dog dogs cat cats puppy kitten animal animals hound rabbit hamster furry four_legged moggy pooch fluffy paws goldfish parrot ferret',
  smoker: 'smoker smokers smoking vape vaping vapers cigarettes smokes',
  couple: 'couple couples pair partner twosome newlyweds duo',
  person:
    'person people anyone anybody someone somebody everyone everybody nobody noone applicant applicants tenant tenants renter renters lodger lodgers occupant occupants occupier occupiers resident residents sharer sharers housemate housemates flatmate flatmates individual individuals folk folks those household households types type lot crowd clientele candidate candidates mate pals friends group groups single singles soul one',
  elsewhere:
    'elsewhere look_elsewhere another_property other_property other_flat other_flats somewhere somewhere_else another_home keep_looking jog_on scroll scroll_on scrolling move_along move_on pass pass_on skip look_away give_it_a_miss next_advert other_adverts other_listings dont_bother no_point waste wasting need_not neednt not_for_you not_for_yous isnt_for_you not_for_them wrong_house wrong_flat better_off better_suited better_served happier not_the_place not_the_one not_one_for not_ideal turned_away turn_away steer_clear out_of_luck rule_out ruled_out doesnt_work wont_work not_going_to_work other_options look_on something_else save_your_time save_us not_a_match not_our not_my wrong_place another_place a_different',
  apology:
    'sorry soz afraid regret regretfully regrettably unfortunately apologies apologise sadly forgive pardon excuse alas politely kindly respectfully no_offence nothing_personal understand_please no_hard_feelings hope_you_understand im_afraid pls_understand with_respect',
  only: 'only exclusively solely strictly just purely nothing_but alone reserved restricted limited earmarked aimed intended specifically nobody_else no_one_else noone_else strict entirely wholly sole dim_ond',
  prefer:
    'prefer prefers preferred prefered preferably preference preferences ideal ideally suit suits suited suitable perfect best favour favoured priority prioritise prioritised first_choice first_refusal first_pick first_dibs dibs rather sooner leans lean inclined partial love loved lovely dream keen_on keen biased tends sweet_spot front_of back_of ahead shortlist shortlisted shortlisting top_of_the feel_at_home comfortable comfy uncomfortable at_ease easier appeal appeals geared tailored pref preferable optimum favourite drawn favours get_priority',
  want: 'want wants wanted wanting seek seeks seeking sought looking look search searching searches after need needs needed require requires required requirement requirements expect expects expected hoping hope hopes asking ask insist insists criteria would_like wish wishes chasing hunting essential',
  must: 'must should have_to has_to got_to gotta need_to needs_to essential a_must mandatory compulsory obligatory condition conditions requirement obliged expected_to no_exceptions non_negotiable necessary necessarily prerequisite imperative without_exception',
  not: 'not no never none nor neither nae nowt nope nah cannot cant wont dont doesnt isnt arent wouldnt couldnt shouldnt didnt aint non nothing nobody without zero minus sans dinnae cannae wouldnae willnae nil less_than hardly unable avoid mustnt isna dim',
  refuse:
    'refuse refuses refused refusing decline declines declined reject rejects rejected exclude excludes excluded excluding exclusion bar barred ban banned forbid forbids forbidden prohibit prohibited disallow disallowed unwelcome unsuitable ineligible unacceptable veto vetoed discount discounted disregard disregarded ignored objects object draws_the_line draw_the_line rules_out screened filtered unsuited inappropriate frown turned_down knocked_back',
  accept:
    'accept accepts accepted accepting take takes taking taken consider considers considered considering allow allows allowed allowing permit permitted welcome welcomes welcomed welcoming open happy ok okay fine friendly invited invite gladly cool willing grand sound',
  again:
    'again never_again last_time last_lot had_enough burned burnt bitten bother trouble hassle headache wrecked ruined stung lesson learned learnt experience bad_experience once_bitten fed_up up_to_here nightmare disaster disappointed disappointing problems problem caused previous_experience last_ones bad_experiences',
  insurer:
    'insurance insurer insurers mortgage lender lenders policy policies owner owners landlord landlords landlady vendor client superior freeholder block_rules neighbours neighbour boss nephew uncle aunt grandmother management instructed instructs instruction stipulates stipulated wont_wear',
  quiet:
    'quiet peace peaceful calm tranquil noise noisy silent serene hush lively party parties tidy clean respectful considerate',
  unsafe:
    'balcony pond steep_stairs white_carpet white_carpets cream_carpet cream_carpets glass antiques river canal unfenced unsafe dangerous hazard hazards risk',
  if: 'if unless provided providing whether when where as_long_as so_long_as otherwise else depending subject_to in_case assuming',
  law: 'law laws lawful unlawful legal legally illegal illegally act regulation regulations equality discrimination discriminate discriminates discriminatory rights right_to_rent ombudsman tribunal court statute statutory section ground ban banned abolished outlawed prohibits forbids renters_rights tenant_fees_act cap capped caps limit maximum permitted legislation compliant complies obligation entitled by_law allowed_by trading_standards shelter guidance breach section_21 section_8 prescribed redress cyfraith',
  past: 'used_to previously formerly ago back_then in_the_past long_gone those_days years_ago last_year previous former outgoing earlier once were was had did lived stayed rented moved left loved raised brought_up had_been since until_recently history historic victorian edwardian georgian 1930s 1960s 1990s used_by back_in formed before_that then',
  others:
    'other_agents other_landlords some_landlords some_agents scammers scam fraud fraudsters advert adverts ads listing beware report_it said say says saying told asked_me another_agent my_old my_last last_agent friend neighbour upstairs next_door downstairs across opposite',
  equal:
    'regardless whatever whichever whoever all_welcome everyone_welcome anyone_welcome any_background all_backgrounds all_applicants every_applicant everyone_alike alike equal equally same_checks same_for_all irrespective no_matter every_application each_application case_by_case on_merit merits inclusive diverse diversity fairly fair all_faiths all_ages every same_way makes_no_difference no_difference all_nationalities either first_come',
  free: 'free no_fee no_fees fee_free nothing_to_pay no_charge no_charges free_of_charge costs_nothing no_extra nowt_extra no_cost at_no_cost nothing_extra no_admin our_expense landlord_pays we_pay we_cover i_pay included includes include including inclusive inc incl covered on_us no_hidden no_additional zero_fees never_charge dont_charge',
  fee: 'fee fees charge charges charged charging chargeable cost costs costing commission commissions surcharge supplement levy contribution contributions contribute premium bill billed invoice invoiced invoices tariff toll donation gratuity tip quid fiver tenner expense expenses price priced payment payments sum lump admin_fee retainer kitty fund sundries disbursements subscription package bundle pack bung sweetener thank_you_payment drink',
  admin:
    'admin administration administrative referencing references reference refs ref inventory inventories check_in check_out checkin checkout application applications processing paperwork setup set_up setting_up drawing_up documents documentation credit_check credit_checks vetting screening registration registering agreement_prep contract_prep tenancy_pack renewal renewals renew amendment amendments viewing viewings clerk photocopying stamp solicitor file legal_pack onboarding arranging arrangement marketing photographs register background_check right_to_rent_check move_in_pack welcome_pack',
  clean:
    'clean cleaned cleaning cleaner cleaners carpet_clean steam steam_clean oven_clean professionally professional_clean deep_clean end_of_tenancy gardener gardening window_cleaner laundry linen housekeeping hoover cleanup',
  keys: 'key keys fob fobs swipe_card lock locks parking_permit permit',
  goods:
    'furniture furnishings sofa telly tv appliances white_goods washing_machine fridge mattress fixtures fittings curtains wifi broadband internet contents cover tv_licence oil tank gas electric electricity water energy bills utilities meter smart_meter council_tax licence',
  insured:
    'contents_cover contents_insurance buildings_insurance our_broker my_broker preferred_supplier our_supplier my_supplier our_contractor our_contractors our_cleaners our_cleaner my_lad my_mate my_cousin insurance_policy rent_guarantee boiler_cover gas_certificate gas_safety epc eicr landlord_licence licence_fee service_charge ground_rent',
  deposit: 'deposit deposits dep bond bonds security security_deposit holding_deposit retainer blaendal',
  nonrefund:
    'non_refundable nonrefundable not_refundable non_returnable not_returned not_refunded wont_get_back dont_get_back kept keep keeps retained retain forfeit forfeited lose loses deducted deduct docked withheld withhold comes_off come_off knocked_off taken_from taken_off stays_with never_returned no_refund no_refunds written_off gone settle_up stopped_from',
  refund:
    'refund refunds refunded refundable returned returnable return in_full back_to_you back_at_the_end get_it_back given_back repaid',
  scheme:
    'scheme schemes protected protection registered dps mydeposits tds safedeposits custodial government_backed approved lodged certificate',
  rent: 'rent rents rental rented pcm pw pcw ppw pm per_month a_month monthly per_week weekly rhent',
  month: 'month months mth mths mnth mnths monthly mis',
  week: 'week weeks wk wks weekly fortnight fortnights 4_weekly',
  year: 'year years yr yrs annual annually yearly per_annum pa twelvemonth annum',
  term: 'term terms termly semester semesters quarter quarters quarterly instalment instalments installments chunk chunks academic_year loan student_loan half_yearly six_monthly',
  advance:
    'advance upfront up_front in_advance ahead in_front front_loaded lump lump_sum down money_down in_one_go all_at_once prepay prepaid pre_paid pay_now now today straight_away immediately before_you_move before_moving on_the_table first_and_last last_month in_one at_once together cash_in_hand',
  pay: 'pay pays paying paid payable transfer transfers send sends wire bank banked hand_over stump cough_up put_down cover fork settle standing_order remit cash paypal revolut chip_in foot coughs owe owes owed due buy buys purchase',
  sign: 'sign signs signed signing signature contract contracts agreement paperwork draft docusign countersigned keys_handed handover ink',
  hold: 'hold holds holding reserve reserves reserved secure secures secured keep_it bag bags book booked take_it_off off_the_market off_market yours pencil nab grab snap_up',
  late: 'late overdue arrears missed bounced bounce chasing reminder reminders letter_before chaser default defaults day_late days_late tardy',
  fine: 'fine fines fined penalty penalties penalised late_fee flat_rate call_out callout',
  bid: 'bid bids bidder bidders bidding outbid offer offers offering oiro oieo auction tender sealed best_and_final highest best_offer top_offer guide guide_price starting_point starting_price starting_from opening reserve_price asking asking_price asking_rent going_rate wins win winner winning competitive competing competition beat beats best_price best_figure your_best figure figures name_your_price negotiable negotiate haggle upwards oversubscribed demand interest loads_of_interest in_demand sweeten sweetens sweetener budget max_budget most_you blind_bids deadline highest_wins go_higher goes_higher go_above tempt',
  more: 'more extra additional above over higher increase increases increased bigger larger double doubled twice triple on_top top_up plus another bump uplift exceed exceeding excess in_excess northwards beyond bit_more little_more add adds',
  fixed:
    'fixed fixed_term minimum min_term min lock locked lock_in tie tied tied_in commit committed commitment lease leases ast shorthold term_of full_term break_clause break no_break initial six_month twelve_month 12_month 6_month no_early_exit early_leavers contract_length binding bound until ends expires runs duration length stay long_let short_let short_term long_term probation trial trial_period see_it_out whole_year full_year academic renew renewable renewed extend extendable extension whole_term cyfnod',
  rolling:
    'rolling periodic open_ended month_to_month rolls no_fixed indefinite no_end_date as_long_as_you no_minimum two_months_notice no_tie assured_periodic',
  leave:
    'leave leaves leaving vacate vacates vacated vacating move_out moving_out quit notice give_notice out_by evict evicted eviction evictions possession take_it_back have_it_back needs_the_place wants_it_back get_out kick_out chuck goes_back give_back hand_back returns sell selling no_reason without_reason no_reason_needed no_fault reason needed_back',
  rise: 'goes_up go_up going_up rises rise rising increases increase increased reviewed review reviews rpi cpi inflation percent % automatic automatically every_january each_january every_april each_year every_year every_six_months annually_by uplift escalator section_13 index_linked stepped thereafter',
  monthname:
    'january february march april may june july august september october november december jan feb apr jun jul aug sept sep oct nov dec summer easter christmas',
  waive:
    'waive waives waived responsible responsibility repairs repair liable liability maintain maintenance landlord_entry enter whenever any_time unannounced inspections inspection without_notice own_risk sign_away give_up no_complaints no_comeback forgo at_your_own as_seen',
  place:
    'near nearby close minutes minute mins walk walking street road park parks station bus tram train shops shop high_street local_to around_the_corner round_the_corner corner town centre city village pub cafe doorstep distance stones_throw stop route stops opposite beside museum library gym leisure hospital_nearby hall market district area neighbourhood',
  room: 'bedroom bedrooms bed beds room rooms kitchen lounge bathroom ensuite shower bath garden garage loft hallway hall cellar basement attic conservatory patio yard dining studio flat house maisonette bungalow cottage terrace terraced semi detached apartment floor ceilings ceiling windows window walls wall heating boiler radiators glazed glazing fireplace carpet carpets oak wooden laminate tiles tiled painted decorated newly refurbished fitted built_in wardrobe wardrobes storage cupboard cupboards view views south_facing light sunny airy spacious',
  process:
    'apply applying enquire enquiries message messages book_a_viewing come_and_see view viewed viewing documents id identity proof evidence statements statement bank_statements check checks checked affordability afford affordable income_check proof_of_income right_to_rent eligibility',
  affordability:
    'affordability afford 30_times 2_5_times times_the_rent savings pension pensions any_source whatever_source all_income any_income income_of_any lawful_source sources source',
} as const satisfies Readonly<Record<string, string>>;
